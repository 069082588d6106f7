/** The interactive session: reading with editing, evaluating, printing. */
@NullMarked
package org.senet.launcher.repl;

import org.jspecify.annotations.NullMarked;

/** How texts look on a terminal: emphasis, width, reports of errors. */
@NullMarked
package org.senet.launcher.display;

import org.jspecify.annotations.NullMarked;

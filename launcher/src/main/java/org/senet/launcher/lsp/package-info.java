/** The language server: what editors ask about scripts, by the Language Server Protocol. */
@NullMarked
package org.senet.launcher.lsp;

import org.jspecify.annotations.NullMarked;

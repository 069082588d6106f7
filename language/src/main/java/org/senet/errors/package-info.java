/** The errors that users see: their messages, places and hints. Depends on {@code org.senet.data} only. */
@NullMarked
package org.senet.errors;

import org.jspecify.annotations.NullMarked;

/**
 * Texts as they are written: tokens that lose nothing, and the formatter, which changes nothing but the white space between
 * them. Depends on nothing but {@code org.senet.errors} and {@code org.senet.data}.
 */
@NullMarked
package org.senet.format;

import org.jspecify.annotations.NullMarked;

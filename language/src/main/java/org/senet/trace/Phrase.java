package org.senet.trace;

import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;

/**
 * A form of the rules as people know it. Immutable.
 *
 * @param text the form as a text of one line, macros expanded
 * @param span its place in the program's text, or that of the macro's call; null when nobody knows
 */
public record Phrase(String text, @Nullable SourceSpan span) {}

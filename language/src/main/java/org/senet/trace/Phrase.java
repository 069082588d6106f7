package org.senet.trace;

import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;

/**
 * A form of the rules as people know it. Immutable.
 *
 * @param text the form as a text of one line, macros expanded
 * @param span its place in the program's text, or that of the macro's call; null when nobody knows
 * @param message what the program says of a check that fails; null for nothing
 */
public record Phrase(
        String text, @Nullable SourceSpan span, @Nullable String message) {
    /** A form of which the program says nothing. */
    public Phrase(String text, @Nullable SourceSpan span) {
        this(text, span, null);
    }
}

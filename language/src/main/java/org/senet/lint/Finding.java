package org.senet.lint;

import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;

/**
 * Something in a program's text that is wrong, or looks so.
 *
 * @param rule the name of the rule that has found it
 * @param message what is wrong, in one sentence without a full stop; names stand in backquotes
 * @param span the place in the text
 * @param hint what to do about it, or null
 */
public record Finding(
        String rule,
        Severity severity,
        String message,
        SourceSpan span,
        @Nullable String hint) {}

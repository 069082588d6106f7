package org.senet.lint;

import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;

/** Receives what a rule finds. */
@FunctionalInterface
public interface Report {
    /**
     * A finding.
     *
     * @param span the place; what is not in the text that is looked at is left out
     * @param message one sentence without a full stop, names in backquotes
     * @param hint what to do about it, or null
     */
    void add(@Nullable SourceSpan span, String message, @Nullable String hint);
}

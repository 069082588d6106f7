package org.senet.data;

import org.jspecify.annotations.Nullable;

/** A form that may know where in a source text it was read. */
public interface Located {

    /**
     * The place this form was read from.
     *
     * @return the place, or Java {@code null} for a form that was made by a program, such as a macro
     */
    @Nullable
    SourceSpan span();

    /**
     * The place of any value.
     *
     * @param form any value
     * @return its place, or Java {@code null} when it has none
     */
    static @Nullable SourceSpan spanOf(Object form) {
        return form instanceof Located located ? located.span() : null;
    }
}

package org.senet.index;

import org.jspecify.annotations.Nullable;

/**
 * Something that is wrong with a text.
 *
 * @param place where
 * @param severity {@code error} or {@code information}
 * @param message what is wrong
 * @param hint what to do about it, or null
 */
public record Problem(
        Place place,
        String severity,
        String message,
        @Nullable String hint) {}

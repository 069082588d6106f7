package org.senet.api;

import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;

/** How pieces of a type want to be drawn. */
@HostAccess.Implementable
public interface PiecePicture {
    /** The name of a stock shape, such as {@code king}. */
    String shape();

    /** A text on the shape, or null. */
    @Nullable
    String label();

    /** The name of the attribute whose value is written on the shape, or null. */
    @Nullable
    String attribute();
}

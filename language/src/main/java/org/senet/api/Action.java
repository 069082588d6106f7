package org.senet.api;

import java.util.Map;
import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;

/** One thing that a move does to a piece. */
@HostAccess.Implementable
public interface Action {
    /** {@code move}, {@code capture}, {@code drop} (a piece appears) or {@code change} (it changes where it stands). */
    String kind();

    /** The position that the piece leaves; null unless it moves. */
    @Nullable
    String from();

    /** The position that the piece comes to, or where it is captured or changes. */
    String to();

    /** The type of the piece, after the action. */
    String piece();

    /** The name of the piece's owner. */
    String owner();

    /** The number of the part of the move, from 1. */
    int part();

    /** The values of the piece's attributes by their names, after the action: numbers, texts, truth values, null. */
    Map<String, @Nullable Object> attributes();
}

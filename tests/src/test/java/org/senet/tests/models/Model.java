package org.senet.tests.models;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A position of a game that was programmed apart from Senet. Immutable. */
public interface Model {
    /** The names of the legal moves, in any order; none when the game is over. */
    List<String> moves();

    /** The position after a legal move. */
    Model after(String move);

    /** The number of lines of play of so many moves. */
    default long perft(int depth) {
        return depth == 1
                ? moves().size()
                : moves().stream().mapToLong(m -> after(m).perft(depth - 1)).sum();
    }

    /** How the game has ended, in the words of Senet; null while it goes on. */
    @Nullable
    String result();
}

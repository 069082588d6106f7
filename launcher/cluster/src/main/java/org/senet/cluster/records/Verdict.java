package org.senet.cluster.records;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is told of a game of a record. Which of it depends on the {@link Telling}.
 *
 * @param index which one it is in its part, from 0
 * @param cause why it is refused; null when it is not
 * @param problems what is wrong with it
 * @param played what came on the board; null when the game could not be played at all
 */
public record Verdict(
        long index,
        @Nullable Cause cause,
        List<Problem> problems,
        @Nullable Played played) {
    /**
     * How far a game was played.
     *
     * @param plies how many moves were legal
     * @param title who has played where and when, how many moves, and the result; null when this is not to be told
     * @param position the last position as text; null when this is not to be told
     * @param result how the game has ended on the board, in words; null when it has not, or when this is not to be told
     * @param text the drawings or the converted record; null when this is not to be told
     */
    public record Played(
            long plies,
            @Nullable String title,
            @Nullable String position,
            @Nullable String result,
            @Nullable String text) {}
}

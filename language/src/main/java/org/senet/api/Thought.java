package org.senet.api;

import java.util.List;
import org.graalvm.polyglot.HostAccess;
import org.jspecify.annotations.Nullable;

/** What a {@link SearchPlayer} thinks of a position. */
@HostAccess.Implementable
public interface Thought {
    /** The move that it would play. */
    Move move();

    /**
     * How good the position is for the player to move: with alpha-beta what its side has more than the others, where the least
     * piece is worth 1; with UCT the part of the random games that its side has won, from 0 to 1.
     */
    double score();

    /** After how many plies that side wins, or with a minus loses; null when neither is certain. */
    @Nullable
    Number end();

    /** How many plies were looked ahead. */
    long depth();

    /** How many positions were looked at, or how many random games were played. */
    long nodes();

    /** How long it took. */
    double seconds();

    /** The names of the expected moves. */
    List<String> line();

    /** With UCT how often each legal move was tried, in the order of {@link Position#moves}; with alpha-beta empty. */
    List<Long> visits();
}

package org.senet.api;

import org.graalvm.polyglot.HostAccess;

/**
 * A player that searches for good moves, in any game; made by {@link Games#player}. It remembers what it has found out in earlier
 * positions of the same game. Thread-safe, but it thinks of one position at a time.
 */
@HostAccess.Implementable
public interface SearchPlayer {
    /** What it is called: {@code alphabeta} or {@code uct}. */
    String name();

    /**
     * The move that it would play. {@code Context.interrupt} and {@code Context.close(true)} end the search.
     *
     * @throws org.graalvm.polyglot.PolyglotException when the game is over, or chance is to move
     */
    Move choose(Position position);

    /** What it thinks of a position; like {@link #choose}. */
    Thought think(Position position);
}

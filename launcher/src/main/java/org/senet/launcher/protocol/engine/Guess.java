package org.senet.launcher.protocol.engine;

import org.senet.api.Position;

/**
 * A move that is expected of the opponent, and the search for an answer to it in the opponent's time. Made by the worker; the reading thread
 * says whether it came true. Thread-safe.
 */
final class Guess {
    private final String expected;
    private final Position position;
    private final Search search;
    private final int played;
    private boolean ended;
    private boolean hit;

    /**
     * A guess.
     *
     * @param expected the move, as the protocol writes it
     * @param position after that move
     * @param played how many moves the engine's side has made
     */
    Guess(String expected, Position position, Search search, int played) {
        this.expected = expected;
        this.position = position;
        this.search = search;
        this.played = played;
    }

    String expected() {
        return expected;
    }

    Position position() {
        return position;
    }

    Search search() {
        return search;
    }

    int played() {
        return played;
    }

    /** Notes the opponent's move; false when it is another one, or comes when the search was ended already. */
    synchronized boolean isHitBy(String move) {
        hit = !ended && move.equals(expected);
        return hit;
    }

    /** Ends the search unless the move came. */
    synchronized void end() {
        if (!hit) {
            ended = true;
            search.stop();
        }
    }

    /** Whether the move came in time; from now on it does not. */
    synchronized boolean finish() {
        ended = true;
        return hit;
    }
}

package org.senet.launcher.display;

import org.senet.api.Position;

/** The end of a game in words. */
public final class Ending {
    private Ending() {}

    /** How the game has ended in a position, and why: the result, the clause that says so, and where that stands. */
    public static String of(Position position) {
        return position.result() + ": " + position.reason();
    }
}

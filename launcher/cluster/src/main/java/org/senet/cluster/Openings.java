package org.senet.cluster;

import org.senet.api.Position;

/** Random first moves, so that games differ. */
public final class Openings {
    private static final int TRIES = 100;

    private Openings() {}

    /** A position after some random moves in which the game goes on; the first one if none is found. */
    public static Position after(Position start, long plies, long seed) {
        for (int i = 0; plies > 0 && i < TRIES; i++) {
            var position = start.playout(seed + i, plies);
            if (!position.over()) {
                return position;
            }
        }
        return start;
    }
}

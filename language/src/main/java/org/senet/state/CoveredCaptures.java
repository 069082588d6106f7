package org.senet.state;

/**
 * Moves that put something where a captured piece waits for the end of the move. When such a move is played, captured pieces leave at
 * once, so nothing stands there any more.
 */
public final class CoveredCaptures {
    private CoveredCaptures() {}

    /** Whether the first entries of a log are such a move. */
    public static boolean isIn(Design design, long[] log, int end) {
        if (design.deferCaptures) {
            for (int i = 0; i < end; i++) {
                if (isCover(design, log[i])) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A copy of a log whose first entries tell the move as it is played. */
    public static long[] asPlayed(Design design, long[] log, int end) {
        var played = log.clone();
        for (int i = 0; i < end; i++) {
            long entry = log[i];
            if (isCover(design, entry)) {
                played[i] = Log.entry(Log.kind(entry), Log.position(entry), 0, Log.after(entry));
            }
        }
        return played;
    }

    private static boolean isCover(Design design, long entry) {
        int before = Log.before(entry);
        return Log.changesBoard(entry) && before != 0 && (before & design.pieces.ownerMask()) == 0;
    }
}

package org.senet.players;

import java.util.Set;
import org.senet.players.SearchOptions.Noise;
import org.senet.state.Log;
import org.senet.state.MoveBuffer;
import org.senet.state.PieceCodes;

/** What can be told of a move from its log entries. */
final class Noises {
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;
    private static final long POSITION_AND_AFTER = 0x0FFFFF00000FFFFFL;
    private static final int SIGNATURE_SHIFT = 40;

    private Noises() {}

    /** Whether a move captures something, or changes the type of a piece. */
    static boolean isNoisy(PieceCodes pieces, MoveBuffer buffer, int move, Set<Noise> noises) {
        boolean captures = noises.contains(Noise.CAPTURE);
        boolean promotions = noises.contains(Noise.PROMOTION);
        int taken = 0;
        for (int i = buffer.start(move); i < buffer.end(move); i++) {
            long entry = buffer.data[i];
            int kind = Log.kind(entry);
            if (kind == Log.TAKE) {
                taken = Log.before(entry);
                continue;
            }
            boolean captured = kind == Log.CAPTURE || kind == Log.DROP && covers(pieces, entry);
            boolean promoted = kind == Log.DROP && differ(pieces, taken, Log.after(entry))
                    || kind == Log.CHANGE && differ(pieces, Log.before(entry), Log.after(entry));
            if (captured && captures || promoted && promotions) {
                return true;
            }
            taken = kind == Log.DROP ? 0 : taken;
        }
        return false;
    }

    /** Whether a piece is put down on another one that disappears. */
    private static boolean covers(PieceCodes pieces, long entry) {
        return Log.before(entry) != 0 && !pieces.standsOn(Log.after(entry), Log.before(entry));
    }

    private static boolean differ(PieceCodes pieces, int before, int after) {
        return before != 0 && after != 0 && pieces.type(before) != pieces.type(after);
    }

    /**
     * A number of 24 bits, not 0, for what a move leaves on the board. Equal moves of related positions have the same, and
     * rarely different ones.
     */
    static int signature(MoveBuffer buffer, int move) {
        long sum = 1;
        for (int i = buffer.start(move); i < buffer.end(move); i++) {
            long entry = buffer.data[i];
            if (Log.changesBoard(entry)) {
                sum = (sum ^ entry & POSITION_AND_AFTER) * MULTIPLIER;
                sum ^= sum >>> 32;
            }
        }
        int signature = (int) (sum * MULTIPLIER >>> SIGNATURE_SHIFT);
        return signature == 0 ? 1 : signature;
    }
}

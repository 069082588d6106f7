package org.senet.players;

import java.util.Arrays;
import java.util.Set;
import org.senet.players.SearchOptions.Noise;
import org.senet.state.MoveBuffer;
import org.senet.state.PieceCodes;

/** A position on the line that a search is looking at, with its moves in the order in which they are tried. Not thread-safe. */
final class Line {
    private static final int FIRST = 1 << 30;
    private static final int GAINS = 1 << 25;
    private static final int MOST_GAIN = 1 << 24;
    private static final int KILLERS = 1 << 22;

    /** The legal moves. */
    final MoveBuffer moves = new MoveBuffer();
    /** The hash of what stands on the board. */
    long pieces;
    /** What that is worth. */
    int material;
    /** The player to move. */
    int player;

    /** Quiet moves, by their signatures, that were too good for the other side in positions with as many moves made. */
    private int killer;

    private int olderKiller;

    private int[] order = new int[64];
    private int[] ranks = new int[64];
    private int[] gains = new int[64];
    private int[] signatures = new int[64];
    private int count;

    private void reserve(int size) {
        if (order.length < size) {
            int length = Math.max(size, 2 * order.length);
            order = new int[length];
            ranks = new int[length];
            gains = Arrays.copyOf(gains, length);
            signatures = Arrays.copyOf(signatures, length);
        }
    }

    /**
     * Prepares all moves: the best known one first, then those that gain something, then others that were good elsewhere.
     *
     * @param known the signature of the best known move, or 0
     */
    void rankAll(Judge judge, int known, int[] history) {
        count = moves.size();
        reserve(count);
        int sign = judge.isOurs(player) ? 1 : -1;
        for (int m = 0; m < count; m++) {
            int gain = judge.gain(moves, m);
            int signature = Noises.signature(moves, m);
            order[m] = m;
            gains[m] = gain;
            signatures[m] = signature;
            ranks[m] = signature == known
                    ? FIRST
                    : gain * sign > 0
                            ? GAINS + Math.min(gain * sign, MOST_GAIN)
                            : (signature == killer || signature == olderKiller ? KILLERS : 0)
                                    + history[signature & history.length - 1];
        }
    }

    /** Prepares the noisy moves, those that gain most first; returns their number. */
    int rankNoisy(Judge judge, PieceCodes codes, Set<Noise> noises) {
        int all = moves.size();
        reserve(all);
        int sign = judge.isOurs(player) ? 1 : -1;
        count = 0;
        for (int m = 0; m < all; m++) {
            if (Noises.isNoisy(codes, moves, m, noises)) {
                gains[m] = judge.gain(moves, m);
                ranks[count] = gains[m] * sign;
                order[count++] = m;
            }
        }
        return count;
    }

    /** The number of the move to be tried as the i-th one; to be asked in this order. */
    int next(int i) {
        int best = i;
        for (int k = i + 1; k < count; k++) {
            best = ranks[k] > ranks[best] ? k : best;
        }
        int move = order[best];
        int rank = ranks[best];
        order[best] = order[i];
        ranks[best] = ranks[i];
        order[i] = move;
        ranks[i] = rank;
        return move;
    }

    /** By how much a move changes the material; of those that are prepared. */
    int gain(int move) {
        return gains[move];
    }

    /** What tells a move from others; of those that are prepared by {@link #rankAll}. */
    int signature(int move) {
        return signatures[move];
    }

    /** Notes that a move was too good for the other side. */
    void cut(int move, int depth, int[] history) {
        int signature = signatures[move];
        if (gains[move] != 0) {
            return;
        }
        if (signature != killer) {
            olderKiller = killer;
            killer = signature;
        }
        int at = signature & history.length - 1;
        history[at] += depth * depth;
        if (history[at] >= KILLERS) {
            for (int i = 0; i < history.length; i++) {
                history[i] >>= 1;
            }
        }
    }
}

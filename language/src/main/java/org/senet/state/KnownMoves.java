package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;

/**
 * Tells whether a move is equal to one that a buffer has already, because it makes the same changes of the board, in whatever order.
 * Most moves are told apart without comparing them. Not thread-safe.
 */
final class KnownMoves {
    private static final int DIGEST_WORD_BITS = 3;
    private static final int INITIAL_MOVES = 64;
    /** No entry that changes the board. */
    private static final long NOTHING_LIFTED = -1;

    private final MoveBuffer moves;
    /** The hashes of those moves that have one, by their numbers. */
    private int[] digest = {};
    /** The hashes as a set of their highest bits. */
    private final long[] digests = new long[1 << DIGEST_WORD_BITS];

    private boolean digested;
    private boolean undecided;

    /**
     * Of moves that are two changes, such as that a piece is taken and dropped: the lower entry of the last such move, for which
     * positions there are moves that begin like it, and for which there were any before; all as bits of their last digits.
     */
    private long lifted = NOTHING_LIFTED;

    private long landed;
    private long lifts;

    KnownMoves(MoveBuffer moves) {
        this.moves = moves;
    }

    /** Forgets all moves. */
    void clear() {
        lifted = NOTHING_LIFTED;
        lifts = 0;
        undecided = false;
        if (digested) {
            Arrays.fill(digests, 0);
            digested = false;
        }
    }

    /** Follows a move that gets another number, not a higher one. */
    void keep(int number, int before) {
        if (before < digest.length) {
            digest[number] = digest[before];
        }
    }

    /**
     * Whether no move is known whose changes of the board are those behind the moves; that one is known then. Without notation,
     * a move of two changes is compared with others of that kind only, and needs no hash.
     *
     * @param one the first of the changes
     * @param last the last of them
     * @param sum of all of them
     * @param top where the entries of the move end
     * @param resets the counters that it sets to zero, as bits
     * @param kept how many of the state's invariants it remembers
     */
    boolean isNew(
            State state, int changes, boolean annotated, long one, long last, long sum, int top, int resets, int kept) {
        return changes == 2 && !annotated
                ? isNewPair(state, one, last, top, resets, kept)
                : isNew(state, sum, top, resets, kept);
    }

    private boolean isNewPair(State state, long one, long other, int top, int resets, int kept) {
        long lower = Math.min(one, other);
        long higher = Math.max(one, other);
        if (lower != lifted) {
            lift(lower);
        }
        return isNewLanding(state, lower, higher, moves.size(), top, resets, kept);
    }

    /**
     * Whether none of the first moves, of which the last one of two changes has begun alike, consists of two such changes; that one
     * is known then.
     *
     * @param top where the entries of the move end, if it does anything else; they begin behind the moves
     * @param resets the counters that it sets to zero, as bits
     * @param kept how many of the state's invariants it remembers
     */
    boolean isNewLanding(State state, long lower, long higher, int count, int top, int resets, int kept) {
        long bit = 1L << higher;
        if ((landed & bit) != 0 && isKnownPair(state, lower, higher, count, top, resets, kept)) {
            return false;
        }
        landed |= bit;
        return true;
    }

    /** Pieces are mostly moved one after another; else what has been found for this one is looked up. */
    private void lift(long lower) {
        lifted = lower;
        landed = (lifts >>> lower & 1) == 0 ? 0 : landings(lower);
        lifts |= 1L << lower;
    }

    @TruffleBoundary
    private long landings(long lower) {
        long set = 0;
        for (int i = 0; i < moves.size(); i++) {
            int at = moves.start(i);
            if (moves.hasTwoChanges(i) && Math.min(moves.data[at], moves.data[at + 1]) == lower) {
                set |= 1L << Math.max(moves.data[at], moves.data[at + 1]);
            }
        }
        return set;
    }

    @TruffleBoundary
    private boolean isKnownPair(State state, long lower, long higher, int count, int top, int resets, int kept) {
        for (int i = 0; i < count; i++) {
            int at = moves.start(i);
            if (moves.hasTwoChanges(i)
                    && Math.min(moves.data[at], moves.data[at + 1]) == lower
                    && Math.max(moves.data[at], moves.data[at + 1]) == higher
                    && !moves.isOpen(i)
                    && doesTheSameElse(i, top, resets)
                    && hasSameFate(i, state, kept)) {
                return true;
            }
        }
        return false;
    }

    /** The same for a move whose changes have a sum. */
    private boolean isNew(State state, long sum, int top, int resets, int kept) {
        // a hash that does not depend on the order of the changes
        int hash = (int) (sum * 0x9E3779B97F4A7C15L >>> 32);
        int word = hash >>> Integer.SIZE - DIGEST_WORD_BITS;
        long bit = 1L << (hash >>> Integer.SIZE - DIGEST_WORD_BITS - 6);
        if ((digests[word] & bit) != 0 && isKnown(state, hash, moves.mark(), top, resets, kept)) {
            return false;
        }
        digests[word] |= bit;
        digested = true;
        if (moves.size() >= digest.length) {
            grow();
        }
        digest[moves.size()] = hash;
        return true;
    }

    @TruffleBoundary
    private void grow() {
        digest = Arrays.copyOf(digest, Math.max(INITIAL_MOVES, moves.size() * 2));
    }

    @TruffleBoundary
    private boolean isKnown(State state, int hash, int from, int to, int resets, int kept) {
        int count = Math.min(moves.size(), digest.length);
        for (int i = 0; i < count; i++) {
            if (digest[i] == hash
                    && sameActions(moves.start(i), moves.end(i), from, to)
                    && !moves.isOpen(i)
                    && doesTheSameElse(i, to, resets)
                    && hasSameFate(i, state, kept)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a move that is known, and does the same as the one behind the moves, will be dropped only if that one is. Else both are kept
     * until all moves have been found.
     */
    private boolean hasSameFate(int move, State state, int kept) {
        int from = moves.end(move);
        boolean same = !MoveHeader.isUnlessLonger(moves.header(move))
                && Arrays.equals(moves.data, from, moves.rememberedEnd(move), state.invariants, 0, kept);
        undecided |= !same;
        return same;
    }

    /** Whether equal moves may be left, of which a later one might have dropped some. */
    boolean isUndecided() {
        return undecided;
    }

    /** Whether a move changes the same besides the board as the one behind the moves. */
    private boolean doesTheSameElse(int move, int top, int resets) {
        int theirs = MoveHeader.resets(moves.header(move));
        return theirs == resets
                        && MoveHeader.changesBoardOnly(moves.header(move))
                        && moves.hasTwoChanges(move)
                        && top - moves.mark() <= 2
                || MoveEffects.others(moves.data, moves.start(move), moves.end(move), theirs)
                        .equals(MoveEffects.others(moves.data, moves.mark(), Math.max(top, moves.mark()), resets));
    }

    /** Equal moves mostly begin and end alike, so only what lies between need be looked for. */
    private boolean sameActions(int a, int endA, int b, int endB) {
        int alike = 0;
        while (a + alike < endA && b + alike < endB && moves.data[a + alike] == moves.data[b + alike]) {
            alike++;
        }
        int last = 0;
        while (endA - last > a + alike
                && endB - last > b + alike
                && moves.data[endA - last - 1] == moves.data[endB - last - 1]) {
            last++;
        }
        for (int i = a + alike; i < endA - last; i++) {
            if (!isAsOften(moves.data[i], a, endA, b, endB)) {
                return false;
            }
        }
        for (int i = b + alike; i < endB - last; i++) {
            if (!isAsOften(moves.data[i], a, endA, b, endB)) {
                return false;
            }
        }
        return true;
    }

    /** Whether one move changes the board in a way as often as another one: there and back and there again is more than there and back. */
    private boolean isAsOften(long entry, int a, int endA, int b, int endB) {
        return !Log.changesBoard(entry) || times(entry, a, endA) == times(entry, b, endB);
    }

    private int times(long entry, int from, int to) {
        int times = 0;
        for (int i = from; i < to; i++) {
            times += moves.data[i] == entry ? 1 : 0;
        }
        return times;
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;

/**
 * The positions that lie in a direction from each position, as sets: how far one comes over empty ones is told by the first
 * piece among them, without looking at one after the other. Positions must be numbered along the direction, up or down, so
 * that the first piece is the lowest or the highest bit. Immutable.
 */
final class Ray {
    /** Longer sets are no quicker than going. */
    private static final int MOST_WORDS = 2;

    private final boolean up;
    private final boolean twoWords;

    /** For each position the words of its set. */
    @CompilationFinal(dimensions = 1)
    private final long[] ahead;

    private Ray(boolean up, int words, long[] ahead) {
        this.up = up;
        twoWords = words == 2;
        this.ahead = ahead;
    }

    /**
     * The ray in a direction.
     *
     * @param steps for each position the next one in the direction, or -1
     * @return null when the board has no such sets
     */
    static @Nullable Ray of(Design design, int[] steps) {
        boolean up = true;
        boolean down = true;
        for (int p = 0; p < steps.length; p++) {
            up &= steps[p] < 0 || steps[p] > p;
            down &= steps[p] < 0 || steps[p] < p;
        }
        int words = design.words;
        if (words > MOST_WORDS || !up && !down) {
            return null;
        }
        var ahead = new long[steps.length * words];
        for (int p = 0; p < steps.length; p++) {
            for (int q = steps[p]; q >= 0; q = steps[q]) {
                ahead[p * words + (q >>> 6)] |= 1L << q;
            }
        }
        return new Ray(up, words, ahead);
    }

    /**
     * How many steps one can go from a position before the first piece.
     *
     * @param low the first word of the set of the positions with pieces
     * @param high the second one, where there is one
     */
    int length(int from, long low, long high) {
        return !twoWords || from < Long.SIZE ? lengthFromLow(from, low, high) : lengthFromHigh(from, low, high);
    }

    /**
     * How many steps one can go from a position, at most onto the first piece, and onto that only if it is not one of those that are
     * in the way.
     *
     * @param inWay the first word of the set of the positions with pieces that are in the way
     * @param others the first word of that of all other pieces
     * @param inWayHigh the second words, where there are such
     */
    int length(int from, long inWay, long others, long inWayHigh, long othersHigh) {
        int free = length(from, inWay | others, inWayHigh | othersHigh);
        // The first piece is one of the others if these end the way sooner.
        return free < length(from, inWay, inWayHigh) ? free + 1 : free;
    }

    /** The same for a position of the first word. */
    int lengthFromLow(int from, long low, long high) {
        if (!twoWords) {
            return up ? upTo(ahead[from], low) : downTo(ahead[from], low);
        }
        long first = ahead[from * 2];
        // Without branches, which nobody could foretell.
        return up
                ? upTo(first, low) + (upTo(ahead[from * 2 + 1], high) & (int) ifNone(first & low))
                : downTo(first, low);
    }

    /** The same for a position of the second word. */
    int lengthFromHigh(int from, long low, long high) {
        long second = ahead[from * 2 + 1];
        return up
                ? upTo(second, high)
                : downTo(second, high) + (downTo(ahead[from * 2], low) & (int) ifNone(second & high));
    }

    /** The first word of the set of the positions to which one can go before the first piece; the parameters are the same. */
    long firstReached(int from, long low, long high) {
        if (!twoWords) {
            return up ? beforeUp(ahead[from], low) : beforeDown(ahead[from], low);
        }
        long first = ahead[from * 2];
        return up ? beforeUp(first, low) : beforeDown(first, low) & ifNone(ahead[from * 2 + 1] & high);
    }

    /** The second word of that set, where there is one. */
    long secondReached(int from, long low, long high) {
        long second = ahead[from * 2 + 1];
        return up ? beforeUp(second, high) & ifNone(ahead[from * 2] & low) : beforeDown(second, high);
    }

    /** The positions to which one can go from one, and onto the first piece of a set, as a set; where one word is enough. */
    long reached(int from, long pieces) {
        long way = ahead[from];
        long met = way & pieces;
        // Where nothing is met, all bits up to the first one or the last one are let through.
        return up ? way & (met ^ met - 1) : way & Long.MIN_VALUE >> Long.numberOfLeadingZeros(met | 1);
    }

    /** The first piece on the way from a position, as a set, of those in a set; where one word is enough. */
    long first(int from, long pieces) {
        return nearest(ahead[from] & pieces);
    }

    /** The next position behind the only one in a set, as a set; where one word is enough. Behind none there is any. */
    long behind(long position) {
        return nearest(ahead[Long.numberOfTrailingZeros(position) & Long.SIZE - 1]);
    }

    /**
     * The positions of a set that lie in a row from one on, up to the first position that is none of them, if that is in another set;
     * where one word is enough.
     */
    long enclosed(int from, long row, long end) {
        long way = ahead[from];
        long last = nearest(way & ~row) & end;
        if (up) {
            long before = last - 1;
            return way & before & ~(before >> Long.SIZE - 1);
        }
        return way & -(last << 1);
    }

    /** Whether there is a position of a set on the way from one; where one word is enough. */
    boolean meets(int from, long positions) {
        return (ahead[from] & positions) != 0;
    }

    private long nearest(long set) {
        return up ? set & -set : set & Long.MIN_VALUE >>> Long.numberOfLeadingZeros(set);
    }

    /** Whether no position lies on this ray and on another one that begins at the same place. */
    boolean isApartFrom(Ray other) {
        for (int i = 0; i < ahead.length; i++) {
            if ((ahead[i] & other.ahead[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** All bits if a set is empty, else none. */
    private static long ifNone(long set) {
        return ~ifAny(set);
    }

    /** No bits if a set is empty, else all. */
    static long ifAny(long set) {
        return (set | -set) >> Long.SIZE - 1;
    }

    private static int upTo(long way, long pieces) {
        return Long.bitCount(beforeUp(way, pieces));
    }

    private static int downTo(long way, long pieces) {
        return Long.bitCount(beforeDown(way, pieces));
    }

    private static long beforeUp(long way, long pieces) {
        long met = way & pieces;
        return way & (met & -met) - 1;
    }

    private static long beforeDown(long way, long pieces) {
        int free = Long.numberOfLeadingZeros(way & pieces);
        // In two shifts, because there are up to 64 free positions.
        return way & ~(-1L >>> (free >> 1) >>> free - (free >> 1));
    }
}

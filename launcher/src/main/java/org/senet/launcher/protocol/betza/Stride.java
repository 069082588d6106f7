package org.senet.launcher.protocol.betza;

import java.util.Comparator;

/**
 * One way in which a piece moves, in one direction. Directions are seen from the side that moves.
 *
 * @param dx how far a step goes to the right
 * @param dy how far a step goes forward
 * @param captures whether it ends on a piece of the opponent, and not on an empty square
 * @param way what may stand between
 * @param range after how many steps it ends at the latest; 0 for any number
 * @param initial whether only a piece moves so that stands where one of its kind has begun
 */
record Stride(int dx, int dy, boolean captures, Way way, int range, boolean initial) implements Comparable<Stride> {
    private static final Comparator<Stride> ORDER = Comparator.comparing(Stride::initial)
            .thenComparing(Stride::way)
            .thenComparingInt(Stride::range)
            .thenComparing(Stride::captures)
            .thenComparingInt(Stride::dx)
            .thenComparingInt(Stride::dy);

    /** What may stand between start and end. */
    enum Way {
        /** Nothing; each step may be the last one. */
        SLIDE,
        /** Anything. */
        LEAP,
        /** Nothing on the square in the middle, rounded to the start. */
        LAME,
        /** Exactly one piece of either side. */
        HOP
    }

    @Override
    public int compareTo(Stride other) {
        return ORDER.compare(this, other);
    }
}

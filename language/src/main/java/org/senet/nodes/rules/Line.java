package org.senet.nodes.rules;

import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;

/**
 * A way that changes the numbers of positions by the same distance wherever it leads, on a board whose sets have one word: sets go
 * along it when they are shifted, and the steps of many turns are made in a few, each twice as long as the one before. Immutable.
 */
public final class Line {
    private final int distance;

    /** Where the way begins, and where it leads. */
    private final long from;

    private final long to;

    /** How many steps, each twice as long as the one before, go as far as there is any way. */
    private final int rounds;

    /** For each position those that lie ahead. */
    private final @Nullable Ray ray;

    private Line(int distance, long from, long to, int rounds, @Nullable Ray ray) {
        this.ray = ray;
        this.distance = distance;
        this.from = from;
        this.to = to;
        this.rounds = rounds;
    }

    /**
     * The way as a line; null when it is none.
     *
     * @param ends for each position where it leads, or -1
     */
    public static @Nullable Line of(Design design, int[] ends) {
        var distances = IntStream.range(0, ends.length)
                .filter(p -> ends[p] >= 0)
                .map(p -> ends[p] - p)
                .distinct()
                .toArray();
        if (design.words != 1 || distances.length != 1 || distances[0] == 0) {
            return null;
        }
        long from = 0;
        long to = 0;
        int longest = 0;
        for (int p = 0; p < ends.length; p++) {
            if (ends[p] >= 0) {
                from |= 1L << p;
                to |= 1L << ends[p];
            }
            longest = Math.max(longest, length(ends, p));
        }
        return new Line(
                distances[0], from, to, Integer.SIZE - Integer.numberOfLeadingZeros(longest), Ray.of(design, ends));
    }

    private static int length(int[] ends, int position) {
        int length = 0;
        for (int at = ends[position]; at >= 0; at = ends[at]) {
            length++;
        }
        return length;
    }

    /** Whether another way leads to the same positions from everywhere. */
    boolean isSame(Line other) {
        return distance == other.distance && from == other.from;
    }

    /** Whether another way leads back from wherever this one leads, and from nowhere else. */
    public boolean isOpposite(Line other) {
        return distance == -other.distance && from == other.to && to == other.from;
    }

    /** From a position to the next one on the way. */
    int distance() {
        return distance;
    }

    /** Where so many positions begin that follow each other on the way, one of which is the given one. */
    long rowsThrough(int position, int length) {
        long begins = 0;
        for (int p = 0; p < Long.SIZE; p++) {
            long row = row(p, length);
            begins |= (row >>> position & 1) << p;
        }
        return begins;
    }

    /** So many positions from one on, or none where the way is shorter. */
    private long row(int first, int length) {
        long row = 0;
        long at = 1L << first;
        for (int i = 0; i < length; i++) {
            row |= at;
            at = i < length - 1 ? after(at & from) : at;
        }
        return at == 0 ? 0 : row;
    }

    /** Whether the positions ahead of each one are known as sets, which tell at once how far one can go. */
    public boolean hasRays() {
        return ray != null;
    }

    /** The positions ahead of each one; null where they are {@linkplain #hasRays not known}. */
    @Nullable
    Ray ray() {
        return ray;
    }

    /** How many steps one can go from a position when each of them ends in a set; for a line that {@linkplain #hasRays has rays}. */
    int turns(int position, long open) {
        return ray.length(position, ~open, 0);
    }

    /** Where one comes who goes so many steps, and one more if there is any. */
    int end(int position, long open, int turns) {
        return position + distance * (turns + (ray.meets(position, ~open) ? 1 : 0));
    }

    /** Of some positions those from which the way leads nowhere. */
    long ends(long positions) {
        return positions & ~from;
    }

    /** Where the way leads from some positions. */
    long after(long positions) {
        return shifted(positions, distance) & to;
    }

    /** The positions from which the way leads to one of these. */
    long before(long positions) {
        return shifted(positions, -distance) & from;
    }

    /** Some positions, and those to which one comes from them when each step ends at an open position. */
    long onward(long positions, long open) {
        return filled(positions, open & to, distance);
    }

    /** Some positions, and the open ones from which one comes to these over open positions. */
    long backward(long positions, long open) {
        return filled(positions, open & from, -distance);
    }

    @ExplodeLoop
    private long filled(long positions, long through, int step) {
        long found = positions;
        long open = through;
        for (int i = 0; i < rounds; i++) {
            found |= open & shifted(found, step << i);
            open &= shifted(open, step << i);
        }
        return found;
    }

    private static long shifted(long positions, int by) {
        return by > 0 ? positions << by : positions >>> -by;
    }
}

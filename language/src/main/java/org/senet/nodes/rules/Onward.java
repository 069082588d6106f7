package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;
import org.senet.state.Direction;

/**
 * How many ways over empty positions begin at any of the positions of a set, counted for all of them at once: the set is
 * shifted step by step, until all its ways have met a piece or the edge. Only for boards along whose directions the numbers of
 * positions change by the same distance everywhere, with sets of one or two words. Immutable.
 */
final class Onward {
    private static final int MOST_WORDS = 2;
    /** So many directions are counted step by step together, because nobody could foretell how far each of them leads. */
    private static final int TOGETHER = 4;

    private final boolean alsoHere;
    private final int most;

    @CompilationFinal(dimensions = 1)
    private final int[] distances;

    /** For each direction the first word, and the second one, of the set of the positions that have a next one. */
    @CompilationFinal(dimensions = 1)
    private final long[] from;

    private Onward(int[][] steps, int[] distances, boolean alsoHere, int most) {
        this.most = most;
        this.distances = distances;
        this.alsoHere = alsoHere;
        from = new long[steps.length * MOST_WORDS];
        for (int i = 0; i < steps.length; i++) {
            for (int p = 0; p < steps[i].length; p++) {
                if (steps[i][p] >= 0) {
                    from[i * MOST_WORDS + (p >>> 6)] |= 1L << p;
                }
            }
        }
    }

    /**
     * The ways in some directions.
     *
     * @param steps for each direction of the board the next positions, as a player sees them
     * @param alsoHere whether each way may also end where it begins
     * @return null when the board has no such sets
     */
    static @Nullable Onward of(Design design, int[][] steps, Direction[] directions, boolean alsoHere) {
        var wanted = Stream.of(directions).map(d -> steps[d.number()]).toArray(int[][]::new);
        int[] distances = Stream.of(wanted).mapToInt(Onward::distance).toArray();
        boolean fits = design.words <= MOST_WORDS;
        for (int distance : distances) {
            fits &= distance != 0 && Math.abs(distance) < Long.SIZE;
        }
        return fits ? new Onward(wanted, distances, alsoHere, most(wanted, alsoHere)) : null;
    }

    private static int most(int[][] steps, boolean alsoHere) {
        return IntStream.range(0, steps[0].length)
                .map(from -> Stream.of(steps)
                        .mapToInt(next -> length(next, from) + (alsoHere ? 1 : 0))
                        .sum())
                .max()
                .orElse(0);
    }

    /** How far a way leads over a board without pieces. */
    private static int length(int[] next, int from) {
        int steps = 0;
        for (int p = next[from]; p >= 0; p = next[p]) {
            steps++;
        }
        return steps;
    }

    /** The most ways that begin at one position, whatever stands on the board. */
    int most() {
        return most;
    }

    /** By how much the numbers of positions change; 0 when not always by the same. */
    static int distance(int[] next) {
        int distance = 0;
        for (int p = 0; p < next.length; p++) {
            if (next[p] >= 0) {
                if (distance != 0 && next[p] - p != distance) {
                    return 0;
                }
                distance = next[p] - p;
            }
        }
        return distance;
    }

    /**
     * The number of their ends.
     *
     * @param low the first word of the set of the positions where they begin
     * @param high the second one, where there is one
     * @param freeLow the first word of the set of the positions over which they may lead
     * @param freeHigh the second one
     */
    @ExplodeLoop
    int count(long low, long high, long freeLow, long freeHigh) {
        int ends = alsoHere ? distances.length * (Long.bitCount(low) + Long.bitCount(high)) : 0;
        for (int i = 0; i < distances.length; i += TOGETHER) {
            ends += count(i, low, high, freeLow, freeHigh);
        }
        return ends;
    }

    /** In several directions, beginning with the i-th. */
    private int count(int i, long beginLow, long beginHigh, long freeLow, long freeHigh) {
        int ends = 0;
        var low = begin(i, 0, beginLow);
        var high = begin(i, 1, beginHigh);
        while ((any(low) | any(high)) != 0) {
            ends += step(i, low, high, freeLow, freeHigh);
        }
        return ends;
    }

    @ExplodeLoop
    private int step(int i, long[] low, long[] high, long freeLow, long freeHigh) {
        int ends = 0;
        for (int k = 0; k < low.length; k++) {
            int distance = distances[i + k];
            long a = low[k];
            long b = high[k];
            long nextLow = (distance > 0 ? a << distance : a >>> -distance | b << distance) & freeLow;
            long nextHigh = (distance > 0 ? b << distance | a >>> -distance : b >>> -distance) & freeHigh;
            ends += Long.bitCount(nextLow) + Long.bitCount(nextHigh);
            low[k] = nextLow & from[(i + k) * MOST_WORDS];
            high[k] = nextHigh & from[(i + k) * MOST_WORDS + 1];
        }
        return ends;
    }

    @ExplodeLoop
    private long[] begin(int i, int word, long set) {
        var sets = new long[Math.min(TOGETHER, distances.length - i)];
        for (int k = 0; k < sets.length; k++) {
            sets[k] = set & from[(i + k) * MOST_WORDS + word];
        }
        return sets;
    }

    @ExplodeLoop
    private static long any(long[] sets) {
        long all = 0;
        for (long set : sets) {
            all |= set;
        }
        return all;
    }
}

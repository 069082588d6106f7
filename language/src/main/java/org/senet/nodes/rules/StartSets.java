package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.rules.StartSet.Look;
import org.senet.state.Design;
import org.senet.state.State;

/**
 * Computes the {@linkplain StartSet positions at which programs are worth trying}, for all positions together: a set of
 * squares goes along a path as a whole when its words are shifted, once for each distance between the numbers of two
 * positions that the path joins. Immutable.
 */
final class StartSets {
    private final int setShift;
    private final int words;
    private final int programCount;

    /** The different looks of all programs. */
    @CompilationFinal(dimensions = 1)
    private final Shifts[] looks;

    /** For each program its ways; null for a program that is to be tried everywhere. */
    @CompilationFinal(dimensions = 2)
    private final Way @Nullable [][] programs;

    /** @param sets for each program where it is worth trying; null for everywhere */
    StartSets(Design design, List<@Nullable StartSet> sets) {
        setShift = design.setShift;
        words = design.words;
        programCount = sets.size();
        var different = sets.stream()
                .filter(s -> s != null)
                .flatMap(s -> s.ways().stream())
                .flatMap(w -> w.looks().stream())
                .distinct()
                .toList();
        looks = different.stream().map(l -> new Shifts(design, l)).toArray(Shifts[]::new);
        programs = new Way[programCount][];
        for (int i = 0; i < programCount; i++) {
            var set = sets.get(i);
            if (set != null) {
                programs[i] = set.ways().stream()
                        .map(w -> new Way(design, w, different))
                        .toArray(Way[]::new);
            }
        }
    }

    /**
     * The sets in a position between moves: for each program, the words of the set of the positions at which to try it.
     * Code that is compiled takes the array apart.
     */
    @ExplodeLoop
    long[] of(State state) {
        var sets = new long[programCount * words];
        for (int word = 0; word < words; word++) {
            var seen = new long[looks.length];
            for (int i = 0; i < looks.length; i++) {
                seen[i] = looks[i].word(state, this, word);
            }
            for (int i = 0; i < programCount; i++) {
                sets[i * words + word] = programs[i] == null ? -1 : word(programs[i], seen, word);
            }
        }
        return sets;
    }

    /** A word of the set of each program; the number of the word need not be known when this is compiled. */
    @ExplodeLoop
    long[] words(long[] sets, int word) {
        var chosen = new long[programCount];
        for (int i = 0; i < programCount; i++) {
            long value = sets[i * words];
            for (int w = 1; w < words; w++) {
                value = w == word ? sets[i * words + w] : value;
            }
            chosen[i] = value;
        }
        return chosen;
    }

    /** The positions at which any program is to be tried, of those in words of all sets. */
    @ExplodeLoop
    long union(long[] chosen) {
        long all = 0;
        for (int i = 0; i < programCount; i++) {
            all |= chosen[i];
        }
        return all;
    }

    @ExplodeLoop
    private static long word(Way[] ways, long[] seen, int word) {
        long set = 0;
        for (var way : ways) {
            long wanted = way.among[word];
            for (int look : way.looks) {
                wanted &= seen[look];
            }
            set |= wanted;
        }
        return set;
    }

    /** One way of a program: the looks by their numbers, and the positions that come into question at all. */
    private static final class Way {
        @CompilationFinal(dimensions = 1)
        private final int[] looks;

        @CompilationFinal(dimensions = 1)
        private final long[] among;

        Way(Design design, StartSet.Way way, List<Look> different) {
            looks = way.looks().stream().mapToInt(different::indexOf).toArray();
            among = Arrays.copyOf(way.among().toLongArray(), design.words);
        }
    }

    /** A look as shifts of sets. */
    private static final class Shifts {
        private final boolean without;

        @CompilationFinal(dimensions = 1)
        private final int[] owners;

        @CompilationFinal(dimensions = 1)
        private final int[] distances;

        /** For each distance the words of the set of the positions from which the path leads so far. */
        @CompilationFinal(dimensions = 2)
        private final long[][] from;

        Shifts(Design design, Look look) {
            without = look.without();
            owners = IntStream.range(1, Long.SIZE)
                    .filter(o -> (look.owners() >>> o & 1) != 0)
                    .toArray();
            var byDistance = new TreeMap<Integer, long[]>();
            var ends = look.ends();
            for (int p = 0; p < ends.length; p++) {
                if (ends[p] >= 0) {
                    byDistance.computeIfAbsent(ends[p] - p, d -> new long[design.words])[p >>> 6] |= 1L << p;
                }
            }
            distances = byDistance.keySet().stream().mapToInt(Integer::intValue).toArray();
            from = byDistance.values().toArray(long[][]::new);
        }

        /** A word of the set of the positions from which the look succeeds. */
        @ExplodeLoop
        long word(State state, StartSets sets, int word) {
            long set = 0;
            for (int i = 0; i < distances.length; i++) {
                if (from[i][word] != 0) {
                    set |= shifted(state, sets, word, distances[i]) & from[i][word];
                }
            }
            return set;
        }

        private long shifted(State state, StartSets sets, int word, int distance) {
            int first = word + (distance >> 6);
            int bits = distance & 63;
            long low = squares(state, sets, first);
            return bits == 0 ? low : low >>> bits | squares(state, sets, first + 1) << (Long.SIZE - bits);
        }

        @ExplodeLoop
        private long squares(State state, StartSets sets, int word) {
            if (word < 0 || word >= sets.words) {
                return 0;
            }
            long set = 0;
            for (int owner : owners) {
                set |= state.occupied[(owner << sets.setShift) + word];
            }
            return without ? ~set : set;
        }
    }
}

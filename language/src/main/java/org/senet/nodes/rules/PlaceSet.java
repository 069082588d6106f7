package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.Arrays;
import java.util.TreeMap;
import org.senet.state.Design;
import org.senet.state.State;

/**
 * A set of positions that a condition describes, computed for many positions at once from the sets of the players'
 * pieces. It is right between moves only. Immutable.
 */
public abstract class PlaceSet {
    /** A word of the set in a state. */
    abstract long word(State state, int word);

    /** All positions. */
    public static PlaceSet all(Design design) {
        return new Fixed(fill(design));
    }

    private static long[] fill(Design design) {
        int size = design.topology.size();
        var words = new long[design.words];
        for (int p = 0; p < size; p++) {
            words[p >>> 6] |= 1L << p;
        }
        return words;
    }

    /** The positions on which pieces of some players stand. */
    public static PlaceSet of(Design design, long owners) {
        return new Owned(design, owners);
    }

    /** The positions on which pieces of a type stand, in a game that keeps them. */
    public static PlaceSet ofType(Design design, int type) {
        return new Typed(design, type);
    }

    /** Whether any position is in the set in a state. */
    boolean isAny(State state, int words) {
        for (int w = 0; w < words; w++) {
            if (word(state, w) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Those positions that are marked. */
    public static PlaceSet of(Design design, boolean[] marked) {
        var words = new long[design.words];
        for (int p = 0; p < marked.length; p++) {
            words[p >>> 6] |= marked[p] ? 1L << p : 0;
        }
        return new Fixed(words);
    }

    /** The positions of the board that are not in this set. */
    public PlaceSet not(Design design) {
        return new Without(new Fixed(fill(design)), this);
    }

    /** The positions that are in both sets. */
    public PlaceSet and(PlaceSet other) {
        return new Both(this, other);
    }

    /** The positions that are in either set. */
    public PlaceSet or(PlaceSet other) {
        return new Either(this, other);
    }

    /**
     * The positions from which a way leads into this set.
     *
     * @param ends for each position where the way leads, or -1
     */
    public PlaceSet seenAlong(Design design, int[] ends) {
        return new Shifted(this, new Shift(design, ends));
    }

    /**
     * The positions from which one ends in a set, going step by step over others until there is none, or no further step.
     * Only for boards whose sets have one word.
     *
     * @param ends for each position the next one, or -1
     * @param through the positions over which one goes on
     */
    public static PlaceSet glide(Design design, int[] ends, PlaceSet through, PlaceSet end) {
        long edge = 0;
        for (int p = 0; p < ends.length; p++) {
            edge |= ends[p] < 0 ? 1L << p : 0;
        }
        return new Glide(new Shift(design, ends), edge, through, end);
    }

    private static final class Fixed extends PlaceSet {
        @CompilationFinal(dimensions = 1)
        private final long[] words;

        Fixed(long[] words) {
            this.words = words;
        }

        @Override
        long word(State state, int word) {
            return words[word];
        }
    }

    private static final class Owned extends PlaceSet {
        private final long owners;
        private final int ownerCount;
        private final int setShift;

        Owned(Design design, long owners) {
            this.owners = owners;
            ownerCount = design.pieces.ownerCount();
            setShift = design.setShift;
        }

        @Override
        @ExplodeLoop
        long word(State state, int word) {
            long set = 0;
            for (int o = 1; o <= ownerCount; o++) {
                if ((owners >>> o & 1) != 0) {
                    set |= state.occupied[(o << setShift) + word];
                }
            }
            return set;
        }
    }

    private static final class Typed extends PlaceSet {
        private final int first;

        Typed(Design design, int type) {
            first = type << design.setShift;
        }

        @Override
        long word(State state, int word) {
            return state.typed[first + word];
        }
    }

    private static final class Both extends PlaceSet {
        private final PlaceSet one;
        private final PlaceSet other;

        Both(PlaceSet one, PlaceSet other) {
            this.one = one;
            this.other = other;
        }

        @Override
        long word(State state, int word) {
            return one.word(state, word) & other.word(state, word);
        }
    }

    private static final class Either extends PlaceSet {
        private final PlaceSet one;
        private final PlaceSet other;

        Either(PlaceSet one, PlaceSet other) {
            this.one = one;
            this.other = other;
        }

        @Override
        long word(State state, int word) {
            return one.word(state, word) | other.word(state, word);
        }
    }

    private static final class Without extends PlaceSet {
        private final PlaceSet all;
        private final PlaceSet excluded;

        Without(PlaceSet all, PlaceSet excluded) {
            this.all = all;
            this.excluded = excluded;
        }

        @Override
        long word(State state, int word) {
            return all.word(state, word) & ~excluded.word(state, word);
        }
    }

    private static final class Shifted extends PlaceSet {
        private final PlaceSet seen;
        private final Shift shift;

        Shifted(PlaceSet seen, Shift shift) {
            this.seen = seen;
            this.shift = shift;
        }

        @Override
        long word(State state, int word) {
            return shift.word(seen, state, word);
        }
    }

    /** Where one comes to a set by going as far as others allow. */
    private static final class Glide extends PlaceSet {
        private final Shift shift;
        private final long edge;
        private final PlaceSet through;
        private final PlaceSet end;

        Glide(Shift shift, long edge, PlaceSet through, PlaceSet end) {
            this.shift = shift;
            this.edge = edge;
            this.through = through;
            this.end = end;
        }

        @Override
        long word(State state, int word) {
            long open = through.word(state, 0);
            long ends = end.word(state, 0);
            long first = edge & ends | shift.apply(ends & ~open);
            long found = first;
            long more = first | shift.apply(open & found);
            while (more != found) {
                found = more;
                more = first | shift.apply(open & found);
            }
            return found;
        }
    }

    /**
     * Where a way leads, for all positions at once: along a direction of a grid the numbers of positions change by the same
     * distance nearly everywhere.
     */
    private static final class Shift {
        private final int words;

        /** For each distance how many words a set is shifted by, and how many bits. */
        @CompilationFinal(dimensions = 1)
        private final int[] wordShifts;

        @CompilationFinal(dimensions = 1)
        private final int[] bitShifts;

        /** For each distance the words of the set of the positions from which the way has it. */
        @CompilationFinal(dimensions = 1)
        private final long[] masks;

        Shift(Design design, int[] ends) {
            words = design.words;
            var masksOf = new TreeMap<Integer, long[]>();
            for (int p = 0; p < ends.length; p++) {
                if (ends[p] >= 0) {
                    masksOf.computeIfAbsent(ends[p] - p, d -> new long[words])[p >>> 6] |= 1L << p;
                }
            }
            wordShifts = masksOf.keySet().stream()
                    .mapToInt(d -> Math.floorDiv(d, Long.SIZE))
                    .toArray();
            bitShifts = masksOf.keySet().stream()
                    .mapToInt(d -> Math.floorMod(d, Long.SIZE))
                    .toArray();
            masks = masksOf.values().stream().flatMapToLong(Arrays::stream).toArray();
        }

        /** A word of the set of the positions from which the way leads into another set. */
        @ExplodeLoop
        long word(PlaceSet seen, State state, int word) {
            long set = 0;
            for (int i = 0; i < bitShifts.length; i++) {
                long shifted = seenWord(seen, state, word + wordShifts[i]) >>> bitShifts[i];
                if (bitShifts[i] != 0) {
                    shifted |= seenWord(seen, state, word + wordShifts[i] + 1) << -bitShifts[i];
                }
                set |= shifted & masks[i * words + word];
            }
            return set;
        }

        private long seenWord(PlaceSet seen, State state, int word) {
            return word < 0 || word >= words ? 0 : seen.word(state, word);
        }

        /** The same for a set of one word. */
        @ExplodeLoop
        long apply(long seen) {
            long set = 0;
            for (int i = 0; i < bitShifts.length; i++) {
                long shifted = wordShifts[i] == 0 ? seen >>> bitShifts[i] : seen << -bitShifts[i];
                set |= shifted & masks[i];
            }
            return set;
        }
    }

    /** How many different distances a way has; many make a set along it slow. */
    public static long distances(int[] ends) {
        return java.util.stream.IntStream.range(0, ends.length)
                .filter(p -> ends[p] >= 0)
                .map(p -> ends[p] - p)
                .distinct()
                .count();
    }
}

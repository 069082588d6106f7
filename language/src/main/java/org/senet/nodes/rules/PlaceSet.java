package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.Arrays;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;
import org.senet.state.State;

/**
 * A set of positions that a condition describes, computed for many positions at once from the sets of the players'
 * pieces. Sets of types are right between moves only. Immutable.
 */
public abstract class PlaceSet {
    /** A word of the set. */
    abstract long word(Sight sight, int word);

    /** Whether another set is known to be always the same. */
    public boolean isSame(PlaceSet other) {
        return this == other;
    }

    /** Whether it is known that there is nothing in the set but pieces of some owners, given as bits. */
    boolean isOf(long owners) {
        return false;
    }

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
        var sight = Sight.between(state);
        for (int w = 0; w < words; w++) {
            if (word(sight, w) != 0) {
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
        var row = other instanceof Glide glide ? glide.overPieces(this) : null;
        return row == null ? new Both(this, other) : row;
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

    /** The positions from which one ends in a set, going along a line over others until there is none, or no further step. */
    public static PlaceSet glide(Line line, PlaceSet through, PlaceSet end) {
        return new Glide(line, through, end);
    }

    /** The current position. */
    public static PlaceSet here() {
        return new Here();
    }

    /** Where a line leads from the positions of this set. */
    public PlaceSet along(Line line) {
        return new Along(this, line);
    }

    /** The positions of this set, and those to which one comes from them along a line, over others and ending at one. */
    public PlaceSet spread(Line line, PlaceSet through) {
        return new Spread(this, line, through);
    }

    /** Where one ends who begins in this set and goes along a line over others until there is none, or no further step. */
    public PlaceSet glided(Line line, PlaceSet through) {
        return new Glided(new Spread(this, line, through), line, through);
    }

    /** This set if there is anything in another one, both of one word; else nothing. */
    public PlaceSet ifAny(PlaceSet other) {
        var enclosed = Enclosed.of(this, other);
        return enclosed == null ? new IfAny(this, other) : enclosed;
    }

    private static final class Fixed extends PlaceSet {
        @CompilationFinal(dimensions = 1)
        private final long[] words;

        Fixed(long[] words) {
            this.words = words;
        }

        @Override
        long word(Sight sight, int word) {
            return words[word];
        }
    }

    static final class Owned extends PlaceSet {
        private final long owners;
        private final int ownerCount;
        private final int setShift;

        Owned(Design design, long owners) {
            this.owners = owners;
            ownerCount = design.pieces.ownerCount();
            setShift = design.setShift;
        }

        @Override
        public boolean isSame(PlaceSet other) {
            return other instanceof Owned owned && owned.owners == owners;
        }

        @Override
        boolean isOf(long others) {
            return (owners & ~others) == 0;
        }

        /** Whether no position is ever in both sets. */
        boolean isApartFrom(Owned other) {
            return (owners & other.owners) == 0;
        }

        @Override
        @ExplodeLoop
        long word(Sight sight, int word) {
            long set = 0;
            for (int o = 1; o <= ownerCount; o++) {
                if ((owners >>> o & 1) != 0) {
                    set |= sight.occupied[(o << setShift) + word];
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
        long word(Sight sight, int word) {
            return sight.state.typed[first + word];
        }
    }

    static final class Both extends PlaceSet {
        final PlaceSet one;
        final PlaceSet other;

        Both(PlaceSet one, PlaceSet other) {
            this.one = one;
            this.other = other;
        }

        @Override
        boolean isOf(long owners) {
            return one.isOf(owners) || other.isOf(owners);
        }

        @Override
        long word(Sight sight, int word) {
            return one.word(sight, word) & other.word(sight, word);
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
        boolean isOf(long owners) {
            return one.isOf(owners) && other.isOf(owners);
        }

        @Override
        long word(Sight sight, int word) {
            return one.word(sight, word) | other.word(sight, word);
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
        long word(Sight sight, int word) {
            return all.word(sight, word) & ~excluded.word(sight, word);
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
        long word(Sight sight, int word) {
            return shift.word(seen, sight, word);
        }
    }

    /** Where one comes to a set by going as far as others allow. */
    private static final class Glide extends PlaceSet {
        private final Line line;
        private final PlaceSet through;
        private final PlaceSet end;

        Glide(Line line, PlaceSet through, PlaceSet end) {
            this.line = line;
            this.through = through;
            this.end = end;
        }

        /** The same from positions of a set, if there are only pieces on these, as on the way, and others at the end; else null. */
        @Nullable
        PlaceSet overPieces(PlaceSet from) {
            return from.isSame(through)
                            && through instanceof Owned row
                            && end instanceof Owned last
                            && row.isApartFrom(last)
                    ? new RowTo(line, row, last)
                    : null;
        }

        @Override
        long word(Sight sight, int word) {
            long open = through.word(sight, 0);
            long ends = end.word(sight, 0);
            long last = line.ends(ends) | line.before(ends & ~open);
            return last | line.before(line.backward(open & last, open));
        }
    }

    /** Pieces of some owners from which a row of such pieces leads along a line to a piece of others. */
    private static final class RowTo extends PlaceSet {
        private final Line line;
        private final Owned row;
        private final Owned end;

        RowTo(Line line, Owned row, Owned end) {
            this.line = line;
            this.row = row;
            this.end = end;
        }

        @Override
        boolean isOf(long owners) {
            return row.isOf(owners);
        }

        @Override
        long word(Sight sight, int word) {
            long open = row.word(sight, 0);
            return line.backward(open & line.before(end.word(sight, 0)), open);
        }
    }

    static final class Here extends PlaceSet {
        @Override
        long word(Sight sight, int word) {
            return sight.here;
        }
    }

    static final class Along extends PlaceSet {
        final PlaceSet from;
        final Line line;

        Along(PlaceSet from, Line line) {
            this.from = from;
            this.line = line;
        }

        @Override
        long word(Sight sight, int word) {
            return line.after(from.word(sight, 0));
        }
    }

    static final class Spread extends PlaceSet {
        final PlaceSet from;
        final Line line;
        final PlaceSet through;

        Spread(PlaceSet from, Line line, PlaceSet through) {
            this.from = from;
            this.line = line;
            this.through = through;
        }

        @Override
        boolean isOf(long owners) {
            return from.isOf(owners) && through.isOf(owners);
        }

        @Override
        long word(Sight sight, int word) {
            return line.onward(from.word(sight, 0), through.word(sight, 0));
        }
    }

    static final class Glided extends PlaceSet {
        final Spread on;
        final Line line;
        final PlaceSet through;

        Glided(Spread on, Line line, PlaceSet through) {
            this.on = on;
            this.line = line;
            this.through = through;
        }

        @Override
        long word(Sight sight, int word) {
            long reached = on.word(sight, 0);
            return line.ends(reached) | line.after(reached) & ~through.word(sight, 0);
        }
    }

    private static final class IfAny extends PlaceSet {
        private final PlaceSet set;
        private final PlaceSet other;

        IfAny(PlaceSet set, PlaceSet other) {
            this.set = set;
            this.other = other;
        }

        @Override
        boolean isOf(long owners) {
            return set.isOf(owners);
        }

        @Override
        long word(Sight sight, int word) {
            long found = other.word(sight, 0);
            // Without a branch, which would often be mispredicted.
            return set.word(sight, 0) & (found | -found) >> Long.SIZE - 1;
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
        long word(PlaceSet seen, Sight sight, int word) {
            long set = 0;
            for (int i = 0; i < bitShifts.length; i++) {
                long shifted = seenWord(seen, sight, word + wordShifts[i]) >>> bitShifts[i];
                if (bitShifts[i] != 0) {
                    shifted |= seenWord(seen, sight, word + wordShifts[i] + 1) << -bitShifts[i];
                }
                set |= shifted & masks[i * words + word];
            }
            return set;
        }

        private long seenWord(PlaceSet seen, Sight sight, int word) {
            return word < 0 || word >= words ? 0 : seen.word(sight, word);
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

package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.Arrays;
import java.util.BitSet;
import org.senet.state.Design;

/** A term of a {@link CellsCode}. Immutable. */
abstract class CellsTerm {
    final int words;

    CellsTerm(int words) {
        this.words = words;
    }

    /**
     * A word of the set.
     *
     * @param values the words of the terms that are kept
     */
    abstract long word(Sight sight, long[][] values, int word);

    /** All words of the set. */
    @ExplodeLoop
    long[] words(Sight sight, long[][] values) {
        var set = new long[words];
        for (int w = 0; w < words; w++) {
            set[w] = word(sight, values, w);
        }
        return set;
    }

    static long[] wordsOf(BitSet positions, int words) {
        return Arrays.copyOf(positions.toLongArray(), words);
    }

    /** A term all of whose words are computed together. */
    abstract static class Whole extends CellsTerm {
        Whole(int words) {
            super(words);
        }

        @Override
        abstract long[] words(Sight sight, long[][] values);

        @Override
        final long word(Sight sight, long[][] values, int word) {
            return words(sight, values)[word];
        }
    }

    /** One that was computed before. */
    static final class Kept extends CellsTerm {
        private final int index;

        Kept(int words, int index) {
            super(words);
            this.index = index;
        }

        @Override
        long word(Sight sight, long[][] values, int word) {
            return values[index][word];
        }

        @Override
        long[] words(Sight sight, long[][] values) {
            return values[index];
        }
    }

    static final class Fixed extends CellsTerm {
        @CompilationFinal(dimensions = 1)
        private final long[] set;

        Fixed(int words, BitSet positions) {
            super(words);
            set = wordsOf(positions, words);
        }

        @Override
        long word(Sight sight, long[][] values, int word) {
            return set[word];
        }
    }

    static final class Owned extends CellsTerm {
        private final long owners;
        private final int ownerCount;
        private final int setShift;

        Owned(Design design, long owners) {
            super(design.words);
            this.owners = owners;
            ownerCount = design.pieces.ownerCount();
            setShift = design.setShift;
        }

        @Override
        @ExplodeLoop
        long word(Sight sight, long[][] values, int word) {
            long set = 0;
            for (int o = 1; o <= ownerCount; o++) {
                if ((owners >>> o & 1) != 0) {
                    set |= sight.occupied[(o << setShift) + word];
                }
            }
            return set;
        }
    }

    static final class Typed extends CellsTerm {
        private final int first;

        Typed(Design design, int type) {
            super(design.words);
            first = type << design.setShift;
        }

        @Override
        long word(Sight sight, long[][] values, int word) {
            return sight.state.typed[first + word];
        }
    }

    static final class Here extends CellsTerm {
        Here(int words) {
            super(words);
        }

        @Override
        long word(Sight sight, long[][] values, int word) {
            return sight.here;
        }
    }

    static final class When extends CellsTerm {
        private final int bit;

        When(int words, int bit) {
            super(words);
            this.bit = bit;
        }

        @Override
        long word(Sight sight, long[][] values, int word) {
            return -(sight.answers >>> bit & 1);
        }
    }

    static final class Not extends CellsTerm {
        @CompilationFinal(dimensions = 1)
        private final long[] all;

        private final CellsTerm excluded;

        Not(Design design, CellsTerm excluded) {
            super(design.words);
            this.excluded = excluded;
            var board = new BitSet();
            board.set(0, design.topology.size());
            all = wordsOf(board, words);
        }

        @Override
        long word(Sight sight, long[][] values, int word) {
            return all[word] & ~excluded.word(sight, values, word);
        }
    }

    /** A set that is made from two others, word by word. */
    private abstract static class Pair extends CellsTerm {
        private final CellsTerm one;
        private final CellsTerm other;

        Pair(int words, CellsTerm one, CellsTerm other) {
            super(words);
            this.one = one;
            this.other = other;
        }

        abstract long joined(long one, long other);

        @Override
        final long word(Sight sight, long[][] values, int word) {
            return joined(one.word(sight, values, word), other.word(sight, values, word));
        }
    }

    static final class Both extends Pair {
        Both(int words, CellsTerm one, CellsTerm other) {
            super(words, one, other);
        }

        @Override
        long joined(long one, long other) {
            return one & other;
        }
    }

    static final class Without extends Pair {
        Without(int words, CellsTerm set, CellsTerm excluded) {
            super(words, set, excluded);
        }

        @Override
        long joined(long one, long other) {
            return one & ~other;
        }
    }

    static final class Either extends Pair {
        Either(int words, CellsTerm one, CellsTerm other) {
            super(words, one, other);
        }

        @Override
        long joined(long one, long other) {
            return one | other;
        }
    }

    static final class IfAny extends Whole {
        private final CellsTerm set;
        private final CellsTerm other;

        IfAny(int words, CellsTerm set, CellsTerm other) {
            super(words);
            this.set = set;
            this.other = other;
        }

        @Override
        @ExplodeLoop
        long[] words(Sight sight, long[][] values) {
            var wanted = other.words(sight, values);
            long found = 0;
            for (int w = 0; w < words; w++) {
                found |= wanted[w];
            }
            var all = new long[words];
            for (int w = 0; w < words; w++) {
                // Without a branch, which would often be mispredicted.
                all[w] = set.word(sight, values, w) & Ray.ifAny(found);
            }
            return all;
        }
    }
}

package org.senet.nodes.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.analysis.Algebra;
import org.senet.analysis.Cells;
import org.senet.analysis.Relation;
import org.senet.game.Scripts;
import org.senet.state.Design;
import org.senet.state.State;

/** Random terms on random boards mean what they are made of, however they were simplified and however many words a set has. */
class CellsCodeTest {
    private static final int TERMS = 60;
    private static final int BOARDS = 20;
    private static final String GAME = """
            (board (name square) (dim "a-%s") (dim "1-%d") (dir e 1 0) (dir s 0 1) (dir nw -1 -1) (dir ne 1 -1)
              (link hop a1 c3 c3 b1 b2 a1))
            (piece (name Disk) (place (drop)))
            (game (name "Disks") (board square) (players (Black) (White)))
            """;

    /** A term, and the positions in it, found one by one. */
    private record Known(Cells cells, BitSet positions) {}

    /** A board with random pieces. */
    private static final class Sample {
        private final Random random;
        private final Algebra sets;
        private final List<Relation> ways = new ArrayList<>();
        private final List<Known> terms = new ArrayList<>();
        private final int size;

        Sample(Design design, State state, Random random) {
            this.random = random;
            size = design.topology.size();
            sets = new Algebra(size);
            for (int[] steps : design.topology.steps(1)) {
                ways.add(Relation.of(steps));
            }
            ways.add(Relation.to(size, random.nextInt(size)));
            var black = random();
            var white = random();
            white.andNot(black);
            place(design, state, 1, black);
            place(design, state, 2, white);
            var both = (BitSet) black.clone();
            both.or(white);
            terms.add(new Known(sets.owned(2), black));
            terms.add(new Known(sets.owned(4), white));
            terms.add(new Known(sets.owned(6), both));
            var some = random();
            terms.add(new Known(sets.fixed(some), some));
        }

        private BitSet random() {
            var set = new BitSet();
            for (int p = 0; p < size; p++) {
                set.set(p, random.nextInt(3) == 0);
            }
            return set;
        }

        private static void place(Design design, State state, int owner, BitSet positions) {
            for (int w = 0; w < design.words; w++) {
                long word = 0;
                for (int b = 0; b < Long.SIZE; b++) {
                    word |= positions.get(w << 6 | b) ? 1L << b : 0;
                }
                state.occupied[(owner << design.setShift) + w] = word;
            }
        }

        private Known any() {
            return terms.get(random.nextInt(terms.size()));
        }

        private BitSet not(BitSet set) {
            var rest = new BitSet();
            rest.set(0, size);
            rest.andNot(set);
            return rest;
        }

        private static BitSet both(BitSet one, BitSet other) {
            var set = (BitSet) one.clone();
            set.and(other);
            return set;
        }

        private static BitSet either(BitSet one, BitSet other) {
            var set = (BitSet) one.clone();
            set.or(other);
            return set;
        }

        private BitSet before(Relation way, BitSet to) {
            var set = new BitSet();
            for (int p = 0; p < size; p++) {
                set.set(p, way.end(p) >= 0 && to.get(way.end(p)));
            }
            return set;
        }

        private BitSet after(Relation way, BitSet from) {
            var set = new BitSet();
            from.stream().filter(p -> way.end(p) >= 0).forEach(p -> set.set(way.end(p)));
            return set;
        }

        private BitSet repeated(Relation way, BitSet seed, BitSet within, boolean onward) {
            var set = seed;
            while (true) {
                var next = either(set, both(within, onward ? after(way, set) : before(way, set)));
                if (next.equals(set)) {
                    return set;
                }
                set = next;
            }
        }

        void grow() {
            var one = any();
            var other = any();
            var way = ways.get(random.nextInt(ways.size()));
            // No set goes along a way that joins positions of many different distances, if it does not lead to one.
            boolean isStep = way.isUniform();
            terms.add(
                    switch (random.nextInt(isStep ? 8 : 5)) {
                        case 0 -> new Known(sets.not(one.cells), not(one.positions));
                        case 1 -> new Known(sets.and(one.cells, other.cells), both(one.positions, other.positions));
                        case 2 -> new Known(sets.or(one.cells, other.cells), either(one.positions, other.positions));
                        case 3 ->
                            new Known(
                                    sets.ifAny(one.cells, other.cells),
                                    other.positions.isEmpty() ? new BitSet() : one.positions);
                        case 4 -> new Known(sets.before(way, one.cells), before(way, one.positions));
                        case 5 -> new Known(sets.after(way, one.cells), after(way, one.positions));
                        case 6 ->
                            new Known(
                                    sets.back(way, one.cells, other.cells),
                                    repeated(way, one.positions, other.positions, false));
                        default ->
                            new Known(
                                    sets.onward(way, one.cells, other.cells),
                                    repeated(way, one.positions, other.positions, true));
                    });
        }
    }

    private static BitSet computed(long[] words, int index, int count, int size) {
        var set = new BitSet();
        for (int p = 0; p < size; p++) {
            set.set(p, (words[index * count + (p >>> 6)] >>> p & 1) != 0);
        }
        return set;
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 8, 9, 12, 15})
    void termsMeanWhatTheyAreMadeOf(int side) {
        var script = GAME.formatted((char) ('a' + side - 1), side);
        Scripts.withGame(script, game -> {
            var design = game.design();
            for (int seed = 0; seed < BOARDS; seed++) {
                var state = game.newState();
                var sample = new Sample(design, state, new Random(seed));
                for (int i = 0; i < TERMS; i++) {
                    sample.grow();
                }
                var code = new CellsCode(
                        design, sample.terms.stream().map(Known::cells).toList());
                var words = code.all(Sight.between(state));
                for (int i = 0; i < sample.terms.size(); i++) {
                    assertThat(computed(words, i, design.words, sample.size))
                            .as("term %d of board %d", i, seed)
                            .isEqualTo(sample.terms.get(i).positions);
                }
            }
        });
    }
}

package org.senet.nodes.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.senet.game.Scripts;
import org.senet.state.Direction;

/** Ways that go on from the ends of others are counted as if each were gone step by step. */
class OnwardTest {
    private static final int POSITIONS = 200;
    private static final String GAME = """
            (board
              (name plain) (dim "%s") (dim "%s")
              (dir n 0 -1) (dir ne 1 -1) (dir e 1 0) (dir se 1 1) (dir s 0 1) (dir sw -1 1) (dir w -1 0) (dir nw -1 -1))
            (piece (name Man) (move (check n) (drop)))
            (game (name "Ways") (board plain) (players White Black))
            """;

    /** Boards of one word and of two, on which ways lead from one word to the other; with each start as an end, too, or not. */
    @ParameterizedTest
    @CsvSource({"a-h, 8-1, false", "a-h, 8-1, true", "a-j, 10-1, false", "a-j, 10-1, true", "a-d, 17-1, false"})
    void waysAreCounted(String columns, String rows, boolean alsoHere) {
        Scripts.withGame(GAME.formatted(columns, rows), game -> {
            var design = game.design();
            var steps = design.topology.steps(1);
            var directions = IntStream.range(0, steps.length)
                    .mapToObj(i -> new Direction("d" + i, i))
                    .toArray(Direction[]::new);
            var onward = Objects.requireNonNull(Onward.of(design, steps, directions, alsoHere));
            var random = new SplittableRandom(7);
            int size = design.topology.size();
            for (int i = 0; i < POSITIONS; i++) {
                var free = set(random, size, 1 + random.nextInt(9));
                var starts = set(random, size, random.nextInt(5));
                int expected = starts.stream()
                        .map(p -> IntStream.range(0, steps.length)
                                .map(d -> length(steps[d], p, free) + (alsoHere ? 1 : 0))
                                .sum())
                        .sum();
                assertThat(onward.count(word(starts, 0), word(starts, 1), word(free, 0), word(free, 1)))
                        .isEqualTo(expected);
            }
        });
    }

    /** A set with so many tenths of all positions. */
    private static BitSet set(SplittableRandom random, int size, int tenths) {
        var set = new BitSet();
        IntStream.range(0, size).filter(p -> random.nextInt(10) < tenths).forEach(set::set);
        return set;
    }

    private static int length(int[] next, int from, BitSet free) {
        int length = 0;
        for (int p = next[from]; p >= 0 && free.get(p); p = next[p]) {
            length++;
        }
        return length;
    }

    private static long word(BitSet set, int word) {
        var words = set.toLongArray();
        return word < words.length ? words[word] : 0;
    }
}

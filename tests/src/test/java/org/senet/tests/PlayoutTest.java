package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.List;
import java.util.SplittableRandom;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.tests.Game.Move;
import org.senet.tests.Game.Position;

/** Random games that the language plays at once are those that anyone plays move by move with the same random numbers. */
class PlayoutTest {
    private static final int LIMIT = 60;
    private static final List<Long> SEEDS = List.of(1L, 2L, 3L);

    static List<String> games() {
        return GamePropertiesTest.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPlayoutIsAGameOfLegalMoves(String name) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var start = Senet.game(context, name).start();
            long plies = 0;
            long finished = 0;
            for (long seed : SEEDS) {
                var random = new SplittableRandom(seed);
                var position = start;
                for (int made = 0; made < LIMIT && !position.over(); made++, plies++) {
                    position = position.after(choose(position, random));
                }
                finished += position.over() ? 1 : 0;
                var played = new Position(start.value().invokeMember("playout", seed, LIMIT));
                assertThat(played.fen()).isEqualTo(position.fen());
                assertThat(played.hash()).isEqualTo(position.hash());
                assertThat(played.result()).isEqualTo(position.result());
                assertThat(played.notations()).isEqualTo(position.notations());
            }
            var counts = start.value().invokeMember("playouts", SEEDS.size(), SEEDS.getFirst(), LIMIT);
            assertThat(number(context, counts, ":games")).isEqualTo(SEEDS.size());
            assertThat(number(context, counts, ":plies")).isEqualTo(plies);
            assertThat(number(context, counts, ":unfinished")).isEqualTo(SEEDS.size() - finished);
            assertThat(number(context, counts, ":draws") + wins(context, counts))
                    .isEqualTo(finished);
        }
    }

    private static Move choose(Position position, SplittableRandom random) {
        var moves = position.moves();
        if (!position.value().getMember("chance").asBoolean()) {
            return moves.get(random.nextInt(moves.size()));
        }
        var left = random.nextLong(moves.stream().mapToLong(PlayoutTest::weight).sum());
        for (var move : moves) {
            left -= weight(move);
            if (left < 0) {
                return move;
            }
        }
        throw new AssertionError("the weights have changed");
    }

    private static long weight(Move move) {
        return move.value().getMember("weight").asLong();
    }

    private static long number(Context context, Value counts, String key) {
        return counts.getHashValue(context.eval(Senet.LANGUAGE, key)).asLong();
    }

    private static long wins(Context context, Value counts) {
        var wins = counts.getHashValue(context.eval(Senet.LANGUAGE, ":wins"));
        long sum = 0;
        for (var values = wins.getHashValuesIterator(); values.hasIteratorNextElement(); ) {
            sum += values.getIteratorNextElement().asLong();
        }
        return sum;
    }
}

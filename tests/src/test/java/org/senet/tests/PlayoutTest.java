package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.api.Playouts;
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
            var counts = start.value()
                    .invokeMember("playouts", SEEDS.size(), SEEDS.getFirst(), LIMIT)
                    .as(Playouts.class);
            assertThat(counts.games()).isEqualTo(SEEDS.size());
            assertThat(counts.plies()).isEqualTo(plies);
            assertThat(counts.unfinished()).isEqualTo(SEEDS.size() - finished);
            assertThat(counts.draws()
                            + counts.wins().values().stream().mapToLong(n -> n).sum())
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
}

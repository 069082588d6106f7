package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.api.Playouts;
import org.senet.tests.Game.Position;

/** Random games that the language plays at once: their seeds decide them, and many of them are so many single ones. */
class PlayoutTest {
    private static final int LIMIT = 60;
    private static final List<Long> SEEDS = List.of(1L, 2L, 3L);

    static List<String> games() {
        return GamePropertiesTest.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aSeedDecidesAGame(String name) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var start = Senet.game(context, name).start();
            var ends = SEEDS.stream().map(seed -> playout(start, seed)).toList();
            long finished = ends.stream().filter(Position::over).count();
            var counts = start.value()
                    .invokeMember("playouts", SEEDS.size(), SEEDS.getFirst(), LIMIT)
                    .as(Playouts.class);
            assertThat(counts.games()).isEqualTo(SEEDS.size());
            assertThat(counts.unfinished()).isEqualTo(SEEDS.size() - finished);
            var over = ends.stream().filter(Position::over).toList();
            assertThat(counts.wins().values().stream().mapToLong(n -> n).sum())
                    .isEqualTo(over.stream().filter(PlayoutTest::isWon).count());
            assertThat(counts.losses().values().stream().mapToLong(n -> n).sum())
                    .isEqualTo(over.stream().mapToLong(PlayoutTest::losers).sum());
            assertThat(counts.draws())
                    .isEqualTo(over.stream()
                            .filter(end -> !isWon(end) && losers(end) == 0)
                            .count());
            if (finished == 0) {
                assertThat(counts.plies()).isEqualTo((long) SEEDS.size() * LIMIT);
            }
            for (int i = 0; i < SEEDS.size(); i++) {
                var again = playout(start, SEEDS.get(i));
                assertThat(again.fen()).isEqualTo(ends.get(i).fen());
                assertThat(again.hash()).isEqualTo(ends.get(i).hash());
                assertThat(again.result()).isEqualTo(ends.get(i).result());
                assertThat(again.notations()).isEqualTo(ends.get(i).notations());
            }
        }
    }

    private static boolean isWon(Position position) {
        return !position.value().getMember("winner").isNull();
    }

    private static long losers(Position position) {
        return position.value().getMember("losers").getArraySize();
    }

    private static Position playout(Position start, long seed) {
        return new Position(start.value().invokeMember("playout", seed, LIMIT));
    }
}

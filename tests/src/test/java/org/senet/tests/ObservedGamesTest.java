package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.api.Position;
import org.senet.cluster.observation.RandomGames;

/** Random games are observed alike whether they are played on one state, which is fast, or from position to position. */
class ObservedGamesTest {
    private static final int LONGEST = 80;
    private static final int GAMES = 1;

    static List<String> games() {
        return Senet.scriptsAndVariants().stream().filter(Senet::isGame).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void bothWaysSeeTheSame(String name) {
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var start = Senet.game(context, name).start().value().as(Position.class);
            for (int number = 0; number < GAMES; number++) {
                var fast = new RandomGames(GAMES, 7, LONGEST, 0, 0).play(start, number);
                var slow = new RandomGames(GAMES, 7, LONGEST, GAMES, 1).play(start, number);

                assertThat(fast.row())
                        .usingRecursiveComparison()
                        .ignoringFields("course")
                        .isEqualTo(slow.row());
                assertThat(fast.counts()).isEqualTo(slow.counts());
            }
        }
    }
}

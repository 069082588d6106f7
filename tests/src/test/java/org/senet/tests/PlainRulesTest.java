package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Scripts that say the rules of bundled games in other words are the same games: in random games, positions and results agree. */
class PlainRulesTest {
    private static final int GAMES = 4;
    private static final String FOLDER = "plain";

    static List<String> scripts() {
        return Senet.names(Senet.resources(FOLDER), ".senet");
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void thatIsTheSameGame(String name) {
        try (var context = Context.create(Senet.LANGUAGE)) {
            var plain = new Game(Senet.eval(context, Senet.resources(FOLDER).resolve(name + ".senet")));
            var bundled = new Game(Senet.eval(context, Senet.games().resolve(name + ".senet")));
            var random = new Random(1);
            for (int i = 0; i < GAMES; i++) {
                play(plain.start(), bundled.start(), random);
            }
        }
    }

    private static void play(Game.Position one, Game.Position other, Random random) {
        var plain = one;
        var bundled = other;
        while (true) {
            assertThat(plain.fen()).isEqualTo(bundled.fen());
            assertThat(plain.result()).as(plain.fen()).isEqualTo(bundled.result());
            var next = after(plain);
            assertThat(fens(next)).as(plain.fen()).containsExactlyInAnyOrderElementsOf(fens(after(bundled)));
            if (next.isEmpty()) {
                return;
            }
            plain = next.get(random.nextInt(next.size()));
            var chosen = plain.fen();
            bundled = after(bundled).stream()
                    .filter(p -> p.fen().equals(chosen))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static List<Game.Position> after(Game.Position position) {
        return position.moves().stream().map(position::after).toList();
    }

    private static List<String> fens(List<Game.Position> positions) {
        return positions.stream().map(Game.Position::fen).toList();
    }
}

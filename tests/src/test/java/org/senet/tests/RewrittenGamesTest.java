package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The games of {@code tests/benchmarks/rewritten} are bundled games in other words: they have the same moves and results. */
class RewrittenGamesTest {
    private static final Path FOLDER = Senet.root().resolve("tests/benchmarks/rewritten");
    private static final int GAMES = 3;

    static List<String> games() {
        return Senet.names(FOLDER, ".senet");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void hasTheMovesOfTheBundledGame(String name) {
        var random = new SplittableRandom(17);
        try (var context = Senet.newContext(OutputStream.nullOutputStream());
                var other = Senet.newContext(OutputStream.nullOutputStream())) {
            var rewritten = new Game(Senet.eval(context, FOLDER.resolve(name + ".senet")));
            var bundled = new Game(Senet.eval(other, Senet.root().resolve("games/" + bundled(name) + ".senet")));
            for (int i = 0; i < GAMES; i++) {
                var position = bundled.start();
                var same = rewritten.start();
                while (!position.over()) {
                    var names = position.notations();
                    assertThat(same.notations()).as(position.fen()).containsExactlyInAnyOrderElementsOf(names);
                    var chosen = names.get(random.nextInt(names.size()));
                    position = position.after(position.moves().get(names.indexOf(chosen)));
                    same = same.after(same.moves().get(same.notations().indexOf(chosen)));
                    assertThat(same.result()).as(position.fen()).isEqualTo(position.result());
                }
                assertThat(same.over()).isTrue();
            }
        }
    }

    /** The name of a rewritten game is that of the bundled one, and what is other in it. */
    private static String bundled(String name) {
        return Senet.names(Senet.root().resolve("games"), ".senet").stream()
                .filter(game -> name.startsWith(game + "-"))
                .findFirst()
                .orElseThrow();
    }
}

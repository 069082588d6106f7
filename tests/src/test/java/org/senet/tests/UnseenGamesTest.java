package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.senet.tests.models.BackgammonModel;
import org.senet.tests.models.BreakthruModel;
import org.senet.tests.models.ConnectSixModel;
import org.senet.tests.models.EpaminondasModel;
import org.senet.tests.models.FoxAndHoundsModel;
import org.senet.tests.models.KnightthroughModel;
import org.senet.tests.models.Model;
import org.senet.tests.models.OnitamaModel;
import org.senet.tests.models.PentagoModel;
import org.senet.tests.models.TakModel;

/**
 * The games of {@code tests/benchmarks/unseen} were written from the manual alone. Their counts are those of other programs; and in
 * random games the moves and results are those of programs that were written from the rules.
 */
class UnseenGamesTest {
    private static final Path FOLDER = Senet.root().resolve("tests/benchmarks/unseen");

    /** Deeper counts are for the measuring script, which runs compiled. */
    private static final long MOST_LEAVES = 130_000;

    static List<String> games() {
        return Senet.names(FOLDER, ".senet");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void hasAsManyLinesOfPlayAsElsewhere(String name) {
        var rows = Senet.read(FOLDER.resolve("counts.tsv"))
                .lines()
                .map(line -> line.split("\t"))
                .filter(row -> row[0].equals(name) && Long.parseLong(row[3]) <= MOST_LEAVES)
                .toList();
        assertThat(rows).isNotEmpty();
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var game = game(context, name);
            for (var row : rows) {
                var position = row[1].equals("-") ? game.start() : game.position(row[1]);
                assertThat(position.perft(Long.parseLong(row[2])))
                        .as(String.join(" ", row))
                        .isEqualTo(Long.parseLong(row[3]));
            }
        }
    }

    static Stream<Arguments> models() {
        return Stream.of(
                model("knightthrough", 30, 200, KnightthroughModel::start),
                model("fox-and-hounds", 100, 200, FoxAndHoundsModel::start),
                model("connect-six", 3, 400, ConnectSixModel::start),
                model("pentago", 10, 40, PentagoModel::start),
                model("breakthru", 3, 600, BreakthruModel::start),
                model("tak", 12, 200, TakModel::start),
                model("backgammon", 6, 400, BackgammonModel::start),
                model("onitama", 60, 200, OnitamaModel::start),
                model("epaminondas", 2, 400, EpaminondasModel::start));
    }

    private static Arguments model(String game, int games, int plies, Supplier<Model> start) {
        return Arguments.of(game, games, plies, start);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("models")
    void hasTheSameMovesAndResults(String name, int games, int plies, Supplier<Model> start) {
        boolean byTexts = name.equals("backgammon");
        var random = new SplittableRandom(11);
        try (var context = Senet.newContext(OutputStream.nullOutputStream())) {
            var game = game(context, name);
            for (int i = 0; i < games; i++) {
                var position = game.start();
                var model = start.get();
                for (int ply = 0; ply < plies && !position.over(); ply++) {
                    var moves = position.moves();
                    var names = byTexts ? texts(position, moves) : position.notations();
                    assertThat(names).as(position.fen()).containsExactlyInAnyOrderElementsOf(model.moves());
                    int chosen = random.nextInt(moves.size());
                    position = position.after(moves.get(chosen));
                    model = model.after(names.get(chosen));
                    assertThat(position.result()).as(position.fen()).isEqualTo(model.result());
                }
            }
        }
    }

    private static List<String> texts(Game.Position position, List<Game.Move> moves) {
        return moves.stream().map(m -> position.after(m).fen()).toList();
    }

    private static Game game(Context context, String name) {
        return new Game(Senet.eval(context, FOLDER.resolve(name + ".senet")));
    }
}

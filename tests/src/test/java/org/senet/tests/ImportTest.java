package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.importers.ForeignText;
import org.senet.importers.ImportException;
import org.senet.importers.Imported;
import org.senet.importers.Importers;

/** Rules of other systems, imported and played. */
class ImportTest {
    private static final Path FIXTURES = Senet.resources("import");
    private static final Path ERRORS = FIXTURES.resolve("errors");

    private static Imported imported(Path file) throws IOException {
        return Importers.read(ForeignText.read(file), null);
    }

    private static Game game(Context context, String text) {
        return new Game(
                context.eval(Source.newBuilder("senet", text, "imported").buildLiteral()));
    }

    private static Context context() {
        return Senet.newContext(new ByteArrayOutputStream());
    }

    /** Numbers that are published for these games and positions; see the tests of the bundled ones. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess | | 20 400 8902",
                "chess | W:WIe1,Ra1,Rh1,a2,b2,c2,d5,Be2,Bd2,Kc3,Qf3,e4,Ke5,f2,g2,h2:BIe8,Ra8,Rh8,a7,c7,d7,Qe7,f7,Bg7,Ba6,Kb6,e6,Kf6,g6,b4,h3 | 48 2039",
                "chess | W:WIa5,b5,Rb4,e2,g2:BIh4,c7,d6,Rh5,f4 | 14 191 2812",
                "checkers | W:Wa1:Bb2,b4,d4,f6 | 2",
                "checkers | | 7 49 302 1469 7361 36768",
            })
    void countsAreThoseOfTheGame(String name, String position, String counts) throws IOException {
        try (var context = context()) {
            var game = game(context, imported(FIXTURES.resolve(name + ".zrf")).text());
            var start = position == null ? game.start() : game.position(position);
            var wanted = counts.split(" ");
            for (int depth = 1; depth <= wanted.length; depth++) {
                assertThat(start.value().invokeMember("perft", depth).asLong())
                        .as("depth %d", depth)
                        .isEqualTo(Long.parseLong(wanted[depth - 1]));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "checkers"})
    void textsAreFormattedWithoutFaultsAndMeanTheSame(String name) throws IOException {
        try (var context = context()) {
            var text = imported(FIXTURES.resolve(name + ".zrf")).text();
            var format = context.eval("senet", "(require 'senet.format) senet.format/format-text");
            var formatted = format.execute(text, name).asString();

            assertThat(format.execute(formatted, name).asString()).isEqualTo(formatted);
            assertThat(game(context, formatted).start().notations())
                    .isEqualTo(game(context, text).start().notations());
        }
    }

    /** The file begins with a comment, and one stands before a macro that stays one. */
    @Test
    void commentsStayWithWhatTheyStandBefore() throws IOException {
        assertThat(imported(FIXTURES.resolve("checkers.zrf")).text())
                .startsWith("""
                        ;; Checkers
                        ;; Checkers on the dark squares, as people write it for Zillions of Games.
                        """)
                .containsOnlyOnce("\n;; A man that is crowned stops there.\n(defmacro man-jump\n");
    }

    @Test
    void whatDoesNotChangeTheGameIsListed() throws IOException {
        assertThat(imported(FIXTURES.resolve("checkers.zrf")).notes())
                .extracting(note -> note.place().line() + " " + note.text())
                .containsExactly("18 dropped: description", "33 dropped: image");
    }

    /** Only the first of the two moves asks for the position, which is in White's zone. */
    @Test
    void namesStandForPositionsAsTheyAreSpelled() throws IOException {
        try (var context = context()) {
            assertThat(game(context, imported(FIXTURES.resolve("spelling.zrf")).text())
                            .start()
                            .notations())
                    .containsExactly("a1-b1");
        }
    }

    /** A turn without a type allows all moves. After White's, fate puts down White's piece where nothing stands. */
    @Test
    void onePlayerDropsThePiecesOfAnother() throws IOException {
        try (var context = context()) {
            var start =
                    game(context, imported(FIXTURES.resolve("hand.zrf")).text()).start();
            assertThat(start.notations()).containsExactly("a1-b1", "b1");
            var fate = start.after(start.moves().getFirst());
            assertThat(fate.notations()).containsExactly("a1");
            assertThat(fate.after(fate.moves().getFirst()).fen()).startsWith("B:Wa1,b1:Bc1:");
        }
    }

    /** Nobody has lost while the kings are in reserve. The man cannot move: nothing stands west of it. */
    @Test
    void piecesOutsideTheBoardRemain() throws IOException {
        try (var context = context()) {
            var start = game(
                            context,
                            imported(FIXTURES.resolve("off-pieces.zrf")).text())
                    .start();
            assertThat(start.notations()).containsExactly("b1", "c1");
        }
    }

    /**
     * The moves that the rules leave, one after the other.
     *
     * <p>royal: only White's king may not go beside the other one. actors: the disc belongs to a third player, and Black has none of
     * its own. typed: the rook attacks a2 though it is not its turn. attacks: b2 is attacked by the guard, b1 only by the wolf. copy: the man stays, and the copy was the last piece that came.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "royal | b1-a1 / d1-c1, d1-e1",
                "actors | a1-b1 / none",
                "attacks | a2-a3, a1-b1 / c2-b2, c1-b1",
                "copy | b1 / c1xb1 / a1-c1",
                "tower | b1-a1 / c1-b1",
                "typed | a1-b1 / c2-b2, c2-a2, c3-b3",
            })
    void movesAreThoseOfTheRules(String name, String lists) throws IOException {
        try (var context = context()) {
            var position = game(
                            context, imported(FIXTURES.resolve(name + ".zrf")).text())
                    .start();
            for (var list : lists.split(" / ")) {
                if (list.equals("none")) {
                    assertThat(position.notations()).isEmpty();
                } else {
                    assertThat(position.notations()).containsExactlyInAnyOrder(list.split(", "));
                    position = position.after(position.moves().getFirst());
                }
            }
        }
    }

    /** The stone is made before the first {@code add}, so only the first of the two moves makes it. */
    @Test
    void whatOneMoveDoesTheNextOneOfItsBlockDoesNot() throws IOException {
        try (var context = context()) {
            var start = game(context, imported(FIXTURES.resolve("twice.zrf")).text())
                    .start();
            assertThat(start.moves().stream().map(move -> start.after(move).fen()))
                    .containsExactlyInAnyOrder("B:WMa2,b2:BMc1", "B:WMa3:BMc1");
        }
    }

    /**
     * Where quiet moves have the priority of captures, all moves are legal; where they have not, only the capture of most men. What
     * is counted are the pieces that remain after each move.
     */
    @ParameterizedTest
    @CsvSource({"Optional, 5 5 4 3", "Compulsory, 3"})
    void onlyCompulsoryCapturesMustBeMaximal(String title, String remaining) throws IOException {
        var text = ForeignText.read(FIXTURES.resolve("optional.zrf"));
        assertThat(Importers.games(text)).containsExactly("Optional", "Compulsory");
        try (var context = context()) {
            var start = game(context, Importers.read(text, title).text()).start();
            assertThat(start.moves().stream()
                            .map(move -> ""
                                    + start.after(move)
                                            .value()
                                            .getMember("pieces")
                                            .getArraySize()))
                    .containsExactlyInAnyOrder(remaining.split(" "));
        }
    }

    static List<String> errors() {
        return Senet.names(ERRORS, ".zrf");
    }

    /** The file {@code .expected} has the place, the message and the hints. */
    @ParameterizedTest
    @MethodSource("errors")
    void mistakesHaveTheirPlace(String name) {
        assertThatThrownBy(() -> imported(ERRORS.resolve(name + ".zrf")))
                .isInstanceOfSatisfying(ImportException.class, error -> {
                    var place = error.place();
                    var where = place == null ? "" : place.line() + ":" + place.column() + ": ";
                    assertThat(where + error.text().replace(FIXTURES.toString(), "...") + "\n")
                            .isEqualTo(Senet.read(ERRORS.resolve(name + ".expected")));
                });
    }

    /** Every beginning of a text is a text with an error, and never anything worse. */
    @ParameterizedTest
    @ValueSource(strings = {"chess", "checkers"})
    void textsThatBreakOffAreErrors(String name, @TempDir Path folder) throws IOException {
        var whole = Files.readString(FIXTURES.resolve(name + ".zrf"));
        var file = folder.resolve("broken.zrf");
        for (int end = 0; end < whole.stripTrailing().length(); end += 37) {
            Files.writeString(file, whole.substring(0, end));
            assertThatThrownBy(() -> imported(file)).isInstanceOf(ImportException.class);
        }
    }
}

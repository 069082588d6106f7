package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.importers.ForeignText;
import org.senet.importers.ImportException;
import org.senet.importers.Importers;

/**
 * What statements and conditions of Zillions mean, one by one. On the board of four files and three ranks, White has a man on b2 and a
 * chip in hand, Black has a man on d2, and Gray, who has no turns, one on a1.
 */
class ZillionsTest {
    private static final Path FIXTURES = Senet.resources("import");

    @TempDir
    private Path folder;

    private Game.Position start(Context context, Map<String, String> parts) throws IOException {
        return start(context, table(parts));
    }

    private Path table(Map<String, String> parts) throws IOException {
        return table(Senet.read(FIXTURES.resolve("table.zrf.txt")), parts);
    }

    private Path table(String template, Map<String, String> parts) throws IOException {
        var text = template;
        for (var name : new String[] {"moves", "drops", "end", "defines"}) {
            text = text.replace("[" + name + "]", parts.getOrDefault(name, ""));
        }
        var file = folder.resolve("table.zrf");
        Files.writeString(file, text);
        return file;
    }

    private static String imported(Path file) throws IOException {
        return Importers.read(ForeignText.read(file), null).text();
    }

    private static Game.Position start(Context context, Path file) throws IOException {
        var program = imported(file);
        return new Game(context.eval(
                        Source.newBuilder("senet", program, "imported").buildLiteral()))
                .start();
    }

    private static Context context() {
        return Senet.newContext(new ByteArrayOutputStream());
    }

    private static String words(Game.Position position) {
        return position.notations().stream().sorted().collect(Collectors.joining(" "));
    }

    private static String afterTheOnlyMove(Game.Position start) {
        assertThat(start.moves()).hasSize(1);
        return start.after(start.moves().getFirst()).fen();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "none",
            value = {
                "(e add)                              | b2-c2",
                "(e mark n back add)                  | b2-c2",
                "((mark n) e back add)                | b2-b3",
                "((mark d1) e (go mark) add)          | b2-d1",
                "((go to) e add)                      | b2-c2",
                "(e to e (go to) s add)               | b2-c2",
                "((while true e add))                 | b2-c2 b2xd2",
                "((if empty? else e add))             | b2-c2",
                "(e add e add)                        | b2-c2 b2xd2",
                "((while on-board? e add))            | b2-c2 b2xd2",
                "((verify (on-board? w)) w add)       | b2-a2",
            })
    void statementsOfMoves(String block, String moves) throws IOException {
        try (var context = context()) {
            assertThat(words(start(context, Map.of("moves", block)))).isEqualTo(moves);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "((verify empty?) (verify adjacent-to-enemy?) add)            | c2 d1 d3",
                "((verify empty?) (verify (not-adjacent-to-enemy? e)) add)    | a2 a3 b1 b3 c2 d1 d3",
                "((verify empty?) (verify (adjacent-to-enemy? e)) add)        | c1 c3",
                "(edge add)                                                  | a3 d3",
                "(edge s (verify empty?) add)                                | a2",
                "(c1 add)                                                    | c1",
                "((verify (neutral? w)) add)                                 | b1",
                "((verify (position? c1 w)) add)                             | d1",
                "((if (not-on-board? e) w (verify empty?) add))              | c1 c2 c3",
                "((if (not-on-board? n) add))                                | a3 b3 c3 d3",
            })
    void statementsOfDrops(String block, String moves) throws IOException {
        try (var context = context()) {
            assertThat(words(start(context, Map.of("drops", block)))).isEqualTo(moves);
        }
    }

    @Test
    void dropsRememberOnlyWhatIsRead() throws IOException {
        var plain = imported(table(Map.of("drops", "((verify empty?) add)")));
        assertThat(plain).contains("(place");
        assertThat(plain.substring(plain.indexOf("(place"))).doesNotContain("let origin", "let here");
        var back = imported(table(Map.of("drops", "((verify empty?) e (verify empty?) from add)")));
        assertThat(back.substring(back.indexOf("(place"))).contains("let origin");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(n create s e add)                | Wb3,c2:Bd2:",
                "((create Black Chip n) e add)     | Wc2:BCb3,d2:",
                "(e (capture e) add)               | Wc2:B:",
                "(e (change-owner e) add)          | Wc2,d2:B:",
                "(e (change-type Chip e) add)      | Wc2:BCd2:",
            })
    void effectsOfMoves(String block, String pieces) throws IOException {
        try (var context = context()) {
            var start = start(context, Map.of("moves", block));
            assertThat(afterTheOnlyMove(start)).contains(pieces);
        }
    }

    /** Small letters name the direction, capital ones the player, whose name is the same otherwise. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(e (change-owner e) add)          | Wc2,d2:E:",
                "((create e) n add)                | Wb3,c2:Ed2:",
                "((create E e) n add)              | Wb3:Ec2,d2:",
                "((create E) n add)                | Wb3:Eb2,d2:",
            })
    void directionsAndPlayersAreToldApartAsTheyAreSpelled(String block, String pieces) throws IOException {
        try (var context = context()) {
            var letters = Senet.read(FIXTURES.resolve("table.zrf.txt")).replace("Black", "E");
            var start = start(context, table(letters, Map.of("moves", block)));
            assertThat(afterTheOnlyMove(start)).contains(pieces);
        }
    }

    /** {@code draw-condition} and {@code count-condition} without a list of players are for all of them. White's only move leaves Black none. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(count-condition stalemated)                             | draw, 1 : 1",
                "(count-condition (total-piece-count 3))                  | draw, 1 : 1",
                "(draw-condition (and stalemated (total-piece-count 3)))  | draw",
            })
    void conditionsMayBeForAllPlayers(String end, String result) throws IOException {
        try (var context = context()) {
            var moves = "((verify (position? b2)) n add)";
            var start = start(context, Map.of("moves", moves, "drops", "((verify false) add)", "end", end));
            var after = start.over() ? start : start.after(start.moves().getFirst());
            assertThat(after.result()).isEqualTo(result);
        }
    }

    /** The chip has the attribute, though only the man declares it. */
    @Test
    void attributesThatMovesSetBelongToAllPieces() throws IOException {
        var moves = "((create Chip n) (set-attribute seen? true n) e add)) (attribute seen? false)"
                + " (moves (n (verify (seen? e)) add)";
        try (var context = context()) {
            var start = start(context, Map.of("moves", moves));
            assertThat(words(start)).isEqualTo("b2-c2");
            assertThat(start.after(start.moves().getFirst()).fen()).contains("Cb3{seen?=true}");
        }
    }

    /** White's man is on b2, Black's on d2; nothing stands on c2. Conditions are asked of White. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "absolute-config Man (b2)                        | true",
                "absolute-config Man (d2)                        | false",
                "absolute-config Man (b2 d2)                     | false",
                "absolute-config (opponent Man) (d2)             | true",
                "absolute-config (opponent Man) (b2)             | false",
                "absolute-config (opponent Man) (a1)             | false",
                "absolute-config (any-owner Man) (b2 d2 a1)      | true",
                "absolute-config (any-owner Chip) (d2)           | false",
                "absolute-config (not Man) (c2)                  | true",
                "absolute-config (not Man) (d2)                  | true",
                "absolute-config (not Man) (b2)                  | false",
                "absolute-config (not (any-owner Man)) (d2)      | false",
                "absolute-config Man (b2) (opponent Man) (d2)    | true",
                "relative-config Man e (not Man) e (opponent Man) | true",
                "relative-config (opponent Man) w (not Man) w Man | true",
                "relative-config (not (any-owner Man)) e Man      | true",
                "relative-config (not (any-owner Man)) e (not Man) e Man | false",
                "relative-config Man e Man                        | false",
            })
    void patternsOfTheEnd(String pattern, boolean holds) throws IOException {
        try (var context = context()) {
            var start = start(context, Map.of("moves", "(e add)", "end", "(win-condition (White) (" + pattern + "))"));
            assertThat(start.over()).isEqualTo(holds);
        }
    }

    /** Places whose names differ in capital letters only are two: A1 leads to B1, and b1 to A1. */
    @Test
    void placesAreToldApartAsTheyAreSpelled() throws IOException {
        try (var context = context()) {
            var start = start(context, FIXTURES.resolve("capitals.zrf"));
            assertThat(words(start)).isEqualTo("A1-B1 b1xA1");
        }
    }

    @Test
    void piecesAreToldApartAsTheyAreSpelled() throws IOException {
        try (var context = context()) {
            var start = start(context, FIXTURES.resolve("capital-pieces.zrf"));
            assertThat(words(start)).isEqualTo("a1-b1 d1-c1");
        }
    }

    /** What may be done in leaps without a capture ends where the man has been; each place and each set of captured men is reached. */
    @Test
    void leapsInCirclesEnd() throws IOException {
        try (var context = context()) {
            var start = start(context, FIXTURES.resolve("circles.zrf"));
            assertThat(start.moves().stream()
                            .map(move -> start.after(move).fen().split(";")[0])
                            .distinct())
                    .containsExactlyInAnyOrder(
                            "B:Wa1:Bb1,d1",
                            "B:Wc1:Bb1,d1",
                            "B:We1:Bb1,d1",
                            "B:Wc1:Bd1",
                            "B:We1:Bd1",
                            "B:We1:Bb1",
                            "B:We1:B");
        }
    }

    /** Captures may depend on what is leapt over. Here the man leaps over its friend and back, or goes on over the enemy. */
    @Test
    void leapsThatMayCaptureEnd() throws IOException {
        try (var context = context()) {
            var file = folder.resolve("camelot.zrf");
            Files.writeString(
                    file,
                    Senet.read(FIXTURES.resolve("circles.zrf"))
                            .replace("$1 (verify not-empty?)", "$1 (verify not-empty?) (if enemy? capture)")
                            .replace("(take e)", "")
                            .replace("(Man a1)", "(Man a1 b1)")
                            .replace("(Man b1 d1)", "(Man d1)"));
            var start = start(context, file);
            assertThat(start.moves().stream()
                            .map(move -> start.after(move).fen().split(";")[0])
                            .distinct())
                    .containsExactlyInAnyOrder("B:Wb1,c1:Bd1", "B:Wa1,b1:Bd1", "B:Wb1,e1:B");
        }
    }

    /**
     * Each {@code add-partial} forgets the capture before it, so that a king that flies on behind a man captures nothing, and could come
     * back over the same man without end.
     */
    @Test
    void flightsBehindACaptureEnd() throws IOException {
        try (var context = context()) {
            var file = folder.resolve("flights.zrf");
            Files.writeString(
                    file,
                    Senet.read(FIXTURES.resolve("circles.zrf"))
                            .replace(
                                    "(define take ($1 (verify enemy?) capture $1 (verify empty?) (add-partial leaping)))",
                                    "(define fly ((while (empty? $1) $1) $1 (verify enemy?) capture $1"
                                            + " (while empty? (add-partial leaping) $1)))")
                            .replace("(leap e) (leap w) (take e)", "(fly e) (fly w)")
                            .replace("(Man b1 d1)", "(Man c1)"));
            var start = start(context, file);
            assertThat(start.moves().stream()
                            .map(move -> start.after(move).fen().split(";")[0])
                            .distinct())
                    .containsExactlyInAnyOrder("B:Wd1:B", "B:We1:Bc1", "B:Wb1:B", "B:Wa1:Bc1");
        }
    }

    /** An argument that is the call of a macro is one argument, however much the call makes. */
    @ParameterizedTest
    @CsvSource({"(walk (two) n), b2-d3", "(walk (none) n), b2-b3", "(walk e n), b2-c3"})
    void argumentsMayBeCallsOfMacros(String call, String move) throws IOException {
        try (var context = context()) {
            var defines = "(define two e e) (define none) (define walk ($1 $2 add))";
            assertThat(words(start(context, Map.of("moves", call, "defines", defines))))
                    .isEqualTo(move);
        }
    }

    /** Only White's man may move, along the second rank; then Black, who has no move, has lost in two of three cases. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "or stalemated (captured Man)                                     | White wins",
                "or (captured Man) (and (absolute-config Man (d2)) stalemated)    | White wins",
                "or (captured Man) (and (absolute-config Man (c2)) stalemated)    | draw",
            })
    void stalematesMayBeOneOfSeveralEnds(String condition, String result) throws IOException {
        try (var context = context()) {
            var moves = "((verify (position? b2)) e add)";
            var end = "(loss-condition (Black) (" + condition + "))";
            var start = start(context, Map.of("moves", moves, "drops", "((verify false) add)", "end", end));
            var after = start.after(start.moves().getFirst());
            assertThat(after.result()).isEqualTo(result);
        }
    }

    /** Pieces outside the board matter where they may come in, or are counted; else they are left out, and that is said. */
    @ParameterizedTest
    @CsvSource({"Man, true", "Chip, false"})
    void piecesOutsideTheBoardMayBeCounted(String captured, boolean leftOut) throws IOException {
        try (var context = context()) {
            var file = table(Map.of("moves", "(e add)", "end", "(loss-condition (White) (captured " + captured + "))"));
            assertThat(words(start(context, file))).isEqualTo("b2-c2");
            assertThat(Importers.read(ForeignText.read(file), null).notes().stream()
                            .anyMatch(note -> note.text().contains("pieces off the board, which never come")))
                    .isEqualTo(leftOut);
        }
    }

    /** What calls of a macro inside of moves have become is put together again; what differs becomes a parameter. */
    @Test
    void macrosInsideOfMovesStay() throws IOException {
        try (var context = context()) {
            var defines = """
                    (define guarded (verify (not (and (enemy? $1) (or (piece? Man $1) (piece? Chip $1) (neutral? $1))))))
                    (define walk ((guarded $1) (guarded $2) $1 (verify empty?) add))
                    """;
            var file = table(Map.of("moves", "(walk n e) (walk e n) (walk s w)", "defines", defines));
            assertThat(words(start(context, file))).isEqualTo("b2-b1 b2-b3 b2-c2");
            assertThat(imported(file))
                    .containsOnlyOnce("is-enemy?")
                    .contains("(guarded ~p1)", "(guarded ~p2)", "(walk n e)", "(walk e n)", "(walk s w)");
        }
    }

    /** A macro whose calls have become unlike each other is written for each kind of them. */
    @Test
    void macrosInsideOfMovesMayBecomeSeveral() throws IOException {
        try (var context = context()) {
            var defines = """
                    (define unless (verify (not (and (on-board? n) (on-board? s) (on-board? w) $1))))
                    (define walk ($1 (unless $2) add))
                    """;
            var moves = "(walk e (empty? n)) (walk n (enemy? e)) (walk s enemy?) (walk w (empty? s))";
            var file = table(Map.of("moves", moves, "defines", defines));
            assertThat(words(start(context, file))).isEqualTo("b2-a2 b2-b1 b2-b3");
        }
    }

    /** Files of Windows do not say in which alphabet they are. */
    @ParameterizedTest
    @CsvSource({
        "Волки и овцы, windows-1251",
        "Волки и овцы, UTF-8",
        "Mühle für Große, ISO-8859-1",
        "Échecs créés, ISO-8859-1"
    })
    void titlesAreReadInTheirAlphabet(String title, String charset) throws IOException {
        var file = folder.resolve("titled.zrf");
        var text = Senet.read(FIXTURES.resolve("checkers.zrf"))
                .replaceFirst("\\(title \"[^\"]*\"", "(title \"" + title + "\"");
        Files.writeString(file, text, Charset.forName(charset));
        assertThat(imported(file)).contains("(name \"" + title + "\")");
    }

    /** Macros keep no name that means something in Senet: this one is called twice, so that it stays a macro. */
    @ParameterizedTest
    @ValueSource(strings = {"shift", "prompt", "var", "binding", "letfn", "loop", "let", "any", "check", "seq", "take"})
    void macrosMayHaveNamesOfForms(String name) throws IOException {
        try (var context = context()) {
            var moves = "(" + name + " e)) (attribute moved? false) (moves (" + name + " n)";
            assertThat(words(start(context, Map.of("moves", moves, "defines", "(define " + name + " ($1 add))"))))
                    .isEqualTo("b2-b3 b2-c2");
        }
    }

    /** Nothing tells which of two pieces would stay. */
    @Test
    void twoPiecesOnOnePositionAreAnError() {
        assertThatThrownBy(() -> {
                    try (var context = context()) {
                        start(
                                context,
                                Map.of(
                                        "moves",
                                        "(e add)",
                                        "end",
                                        "(board-setup (White (Man b2)) (Black (Man c1 b2)))"));
                    }
                })
                .isInstanceOf(ImportException.class)
                .hasMessageContaining("two pieces are set up on `b2`");
    }
}

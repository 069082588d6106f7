package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.senet.importers.ForeignText;
import org.senet.importers.ImportException;
import org.senet.importers.Importers;

/** Variants of Fairy-Stockfish are imported, and count what Fairy-Stockfish counts. */
class FairyStockfishTest {
    private static final Path RESOURCES = Senet.resources("import/fairy");
    private static final Pattern COUNTED = Pattern.compile("# leaves: ([0-9 ]+)\\n\\[([\\w-]+)");
    /** Leaves up to which variants of a file from outside are counted. */
    private static final long MOST_LEAVES = Long.getLong("senet.importers.leaves", 60_000);

    /** The counts in the file were made by another program. */
    @TestFactory
    Stream<DynamicTest> importedVariantsCountAsFairyStockfishDoes() throws IOException {
        var file = RESOURCES.resolve("variants.ini");
        var text = ForeignText.read(file);
        var counts = new LinkedHashMap<String, String>();
        COUNTED.matcher(text.text()).results().forEach(match -> counts.put(match.group(2), match.group(1)));
        assertThat(counts.keySet()).containsExactlyElementsOf(Importers.games(text));
        return counts.entrySet().stream()
                .map(entry -> dynamicTest(entry.getKey(), () -> {
                    var script = Importers.read(text, entry.getKey()).text();
                    assertThat(leaves(script, entry.getValue().split(" ").length))
                            .isEqualTo(entry.getValue());
                }));
    }

    private static String leaves(String script, int depth) {
        try (var context =
                Context.newBuilder(Senet.LANGUAGE).allowAllAccess(true).build()) {
            var start = context.eval(Senet.LANGUAGE, script).getMember("start");
            var leaves = new ArrayList<String>();
            for (int i = 1; i <= depth; i++) {
                leaves.add(start.invokeMember("perft", i).toString());
            }
            return String.join(" ", leaves);
        }
    }

    @TestFactory
    Stream<DynamicTest> errorsNameTheLine() {
        var errors = RESOURCES.resolve("errors");
        return Senet.names(errors, ".ini").stream()
                .map(name -> dynamicTest(name, () -> {
                    var text = ForeignText.read(errors.resolve(name + ".ini"));
                    assertThat(error(text) + "\n").isEqualTo(Files.readString(errors.resolve(name + ".expected")));
                }));
    }

    private static String error(ForeignText text) throws IOException {
        try {
            return Importers.read(text, null).text();
        } catch (ImportException e) {
            var place = e.place();
            return (place == null ? "" : place.line() + ":" + place.column() + " ") + e.text();
        }
    }

    /** En passant and castling work in a position that is read from a text, as far as the text tells of them. */
    @Test
    void positionsAreReadFromTexts() throws IOException {
        var script = Importers.read(ForeignText.read(RESOURCES.resolve("variants.ini")), "plain")
                .text();
        try (var context =
                Context.newBuilder(Senet.LANGUAGE).allowAllAccess(true).build()) {
            var game = new Game(context.eval(Senet.LANGUAGE, script));
            var position = game.position("4k2r/8/8/8/Pp6/8/8/4K3 b k a3 0 1");
            assertThat(position.value().invokeMember("move", "bxa3").isNull()).isFalse();
            assertThat(position.value().invokeMember("move", "O-O").isNull()).isFalse();
            assertThat(position.value().invokeMember("perft", 1).asLong()).isEqualTo(5 + 2 + 9 + 1);
        }
    }

    /** Pieces in hand stand in brackets, promoted ones have a plus or a tilde, and the checks that are left behind the square that was passed, as Fairy-Stockfish writes them. */
    @ParameterizedTest
    @CsvSource({
        "house, r3k3/8/8/8/8/8/8/4K3[Pp] w q - 0 1",
        "house, r3k3/8/8/8/8/8/8/q~3K3[Pp] w q - 0 1",
        "small-shogi, 1+B1k1/3gp/2+S2/rRK2/1GS1+b[p] b - - 0 12",
        "five-checks, 4k3/8/8/8/8/8/8/Q3K2Q b - - 1+4 0 1",
        "knights-give-check, 4k4/9/9/3N5/9/9/9/9/4K4[n] b - - 0 7",
    })
    void positionsAreWrittenAsFairyStockfishWritesThem(String variant, String position) throws IOException {
        try (var context =
                Context.newBuilder(Senet.LANGUAGE).allowAllAccess(true).build()) {
            assertThat(imported(context, variant).position(position).fen()).isEqualTo(position);
        }
    }

    /** The number of moves without progress is that of Fairy-Stockfish: a promotion sets it back, another move of such a pawn does not. */
    @ParameterizedTest
    @CsvSource({
        "c6, 3k4/3p4/2+P5/4P3/8/8/3P4/4K3 b - - 0 2",
        "d4, 3k4/3p4/8/2P1P3/3P4/8/8/4K3 b - d3 7 2",
    })
    void promotionsSetTheCounterOfMovesBack(String move, String position) throws IOException {
        try (var context =
                Context.newBuilder(Senet.LANGUAGE).allowAllAccess(true).build()) {
            var played = imported(context, "early-soldiers")
                    .position("4k3/3p4/8/2P1P3/8/8/3P4/4K3 b - - 5 1")
                    .value()
                    .invokeMember("apply", "Kd8")
                    .invokeMember("apply", move);
            assertThat(played.getMember("fen").asString()).isEqualTo(position);
        }
    }

    private static Game imported(Context context, String variant) throws IOException {
        var script = Importers.read(ForeignText.read(RESOURCES.resolve("variants.ini")), variant)
                .text();
        return new Game(context.eval(Senet.LANGUAGE, script));
    }

    @Test
    void queensThatWerePawnsInTwoWaysAreToldApart() throws IOException {
        try (var context =
                Context.newBuilder(Senet.LANGUAGE).allowAllAccess(true).build()) {
            var start = imported(context, "queens-of-two-kinds").start();
            assertThat(start.moves().stream().map(move -> start.after(move).fen()))
                    .contains("4k3/8/8/4Q3/8/7b/3P4/4K3 b - - 0 1", "4k3/8/8/4+P3/8/7b/3P4/4K3 b - - 0 1");
        }
    }

    /** A move that another one of the piece takes back does not set the counter back, even along a whole line. */
    @ParameterizedTest
    @CsvSource({
        "Bf6, 4k3/8/5B2/8/8/8/2S5/4K3 b - - 8 9",
        "Se4, 4k3/8/8/8/4S3/8/8/B3K3 b - - 0 9",
        "Sd3, 4k3/8/8/8/8/3S4/8/B3K3 b - - 8 9",
        "Kd2, 4k3/8/8/8/8/8/2SK4/B7 b - - 8 9",
    })
    void movesToBeTakenBackLeaveTheCounterOfMoves(String move, String position) throws IOException {
        try (var context =
                Context.newBuilder(Senet.LANGUAGE).allowAllAccess(true).build()) {
            var played = imported(context, "moves-to-be-taken-back")
                    .position("4k3/8/8/8/8/8/2S5/B3K3 w - - 7 9")
                    .value()
                    .invokeMember("apply", move);
            assertThat(played.getMember("fen").asString()).isEqualTo(position);
        }
    }

    /**
     * A file from outside, {@code -Dsenet.importers.ini=FILE}, and what another program counts in its variants, {@code
     * -Dsenet.importers.leaves.of=FILE}: on each line a name, a tabulator, anything, a tabulator, and the leaves after one, two,
     * three moves. Each variant is either refused, with a reason, or has these counts.
     */
    @Test
    void variantsFromOutsideCountAsFairyStockfishDoes() throws IOException {
        var ini = System.getProperty("senet.importers.ini");
        var counted = System.getProperty("senet.importers.leaves.of");
        assumeTrue(ini != null && counted != null, "no file from outside");
        var text = ForeignText.read(Path.of(String.valueOf(ini)));
        var wrong = new ArrayList<String>();
        int loaded = 0;
        for (var line : Files.readAllLines(Path.of(String.valueOf(counted)))) {
            var fields = line.split("\t");
            var counts = small(fields[fields.length - 1].split(" "));
            try {
                var leaves = leaves(Importers.read(text, fields[0]).text(), counts.size());
                loaded++;
                if (!leaves.equals(String.join(" ", counts))) {
                    wrong.add(fields[0] + ": " + leaves + " instead of " + counts);
                }
            } catch (ImportException e) {
                System.out.println(fields[0] + ": " + e.getMessage());
            }
        }
        System.out.println(loaded + " variants are imported");
        assertThat(wrong).isEmpty();
    }

    private static List<String> small(String[] counts) {
        return Stream.of(counts)
                .takeWhile(count -> Long.parseLong(count) <= MOST_LEAVES)
                .toList();
    }

    /** What is imported once can be imported again, and is what a person would write: formatted it stays as it is. */
    @Test
    void textsAreStable() throws IOException {
        var text = ForeignText.read(RESOURCES.resolve("variants.ini"));
        try (var context =
                Context.newBuilder(Senet.LANGUAGE).allowAllAccess(true).build()) {
            var format =
                    context.eval(Senet.LANGUAGE, "(do (require '[senet.format :refer [format-text]]) format-text)");
            Map<String, String> texts = new LinkedHashMap<>();
            for (var name : Importers.games(text)) {
                texts.put(
                        name, format.execute(Importers.read(text, name).text()).asString());
            }
            texts.forEach((name, formatted) ->
                    assertThat(format.execute(formatted).asString()).as(name).isEqualTo(formatted));
        }
    }
}

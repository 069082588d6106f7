package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.importers.ForeignText;
import org.senet.importers.ImportException;
import org.senet.importers.Importers;

/** Games in the language of Regular Boardgames are imported, and count what rbg2cpp counts. */
class RbgTest {
    private static final Path RESOURCES = Senet.resources("import/rbg");
    /** Leaves up to which games of a folder from outside are counted. */
    private static final long MOST_LEAVES = Long.getLong("senet.importers.leaves", 20_000);

    private static String script(Path file) throws IOException {
        return Importers.read(ForeignText.read(file), null).text();
    }

    private static Context context() {
        return Context.newBuilder(Senet.LANGUAGE).allowAllAccess(true).build();
    }

    private static String leaves(Value game, int depth) {
        var leaves = new ArrayList<String>();
        for (int i = 1; i <= depth; i++) {
            leaves.add(game.getMember("start").invokeMember("perft", i).toString());
        }
        return String.join(" ", leaves);
    }

    /** The counts were made by rbg2cpp. */
    @ParameterizedTest
    @CsvSource({
        "hop, 10 100 1150 13064",
        "ring, 7 42 210 840 2592",
        "honeycomb, 8 60 370 2282",
        "layers, 3 6 11 24 43",
        "question, 2 4 5 10",
    })
    void importedGamesCountAsRbgDoes(String name, String wanted) throws IOException {
        try (var context = context()) {
            var game = context.eval(Senet.LANGUAGE, script(RESOURCES.resolve(name + ".rbg")));
            assertThat(leaves(game, wanted.split(" ").length)).isEqualTo(wanted);
        }
    }

    /** Who has reached the last row has won, and nobody else; the text bounds the number of moves. */
    @Test
    void gamesEndWithThePointsOfTheText() throws IOException {
        try (var context = context()) {
            var start = context.eval(Senet.LANGUAGE, script(RESOURCES.resolve("hop.rbg")))
                    .getMember("start");
            int won = 0;
            for (int seed = 0; seed < 20; seed++) {
                var end = start.invokeMember("playout", seed, 1000);
                assertThat(end.getMember("over").asBoolean()).isTrue();
                var arrived = new ArrayList<String>();
                var pieces = end.getMember("pieces");
                for (long i = 0; i < pieces.getArraySize(); i++) {
                    var piece = pieces.getArrayElement(i);
                    var owner = piece.getMember("owner").asString();
                    if (piece.getMember("position").asString().endsWith(owner.equals("White") ? "5" : "1")) {
                        arrived.add(owner);
                    }
                }
                var winner = end.getMember("winner");
                assertThat(winner.isNull() ? List.of() : List.of(winner.asString()))
                        .isEqualTo(arrived);
                won += arrived.size();
            }
            assertThat(won).isPositive();
        }
    }

    /** What is formatted once stays as it is, and means the same. */
    @ParameterizedTest
    @ValueSource(strings = {"hop", "ring"})
    void textsAreStable(String name) throws IOException {
        try (var context = context()) {
            var format =
                    context.eval(Senet.LANGUAGE, "(do (require '[senet.format :refer [format-text]]) format-text)");
            var text = script(RESOURCES.resolve(name + ".rbg"));
            var formatted = format.execute(text).asString();
            assertThat(format.execute(formatted).asString()).isEqualTo(formatted);
            assertThat(leaves(context.eval(Senet.LANGUAGE, formatted), 2))
                    .isEqualTo(leaves(context.eval(Senet.LANGUAGE, text), 2));
        }
    }

    @TestFactory
    Stream<DynamicTest> errorsNameTheLine() {
        var errors = RESOURCES.resolve("errors");
        return Senet.names(errors, ".rbg").stream()
                .map(name -> dynamicTest(name, () -> assertThat(error(errors.resolve(name + ".rbg")) + "\n")
                        .isEqualTo(Files.readString(errors.resolve(name + ".expected")))));
    }

    private static String error(Path file) throws IOException {
        try {
            return script(file);
        } catch (ImportException e) {
            var place = e.place();
            return (place == null ? "" : place.line() + ":" + place.column() + ": ") + e.text();
        }
    }

    /** A beginning of a text without its rules is a text with an error, and one that breaks off in them never anything worse. */
    @ParameterizedTest
    @ValueSource(strings = {"hop", "ring", "honeycomb", "layers"})
    void textsThatBreakOffAreErrors(String name, @TempDir Path folder) throws IOException {
        var whole = Files.readString(RESOURCES.resolve(name + ".rbg"));
        var file = folder.resolve("broken.rbg");
        int rules = whole.indexOf("#rules");
        for (int end = 0; end < rules; end += 13) {
            Files.writeString(file, whole.substring(0, end));
            assertThatThrownBy(() -> script(file)).isInstanceOf(ImportException.class);
        }
        for (int end = rules; end < whole.stripTrailing().length(); end++) {
            Files.writeString(file, whole.substring(0, end));
            assertThat(error(file)).isNotEmpty();
        }
    }

    /**
     * A folder from outside, {@code -Dsenet.importers.rbg=FOLDER}, and what rbg2cpp counts in its games, {@code
     * -Dsenet.importers.rbg.leaves=FILE}: on each line a file's name without its ending, and the leaves after one, two, three moves,
     * with blanks between them. Each game is either refused, with a reason, or has these counts.
     */
    @Test
    void gamesFromOutsideCountAsRbgDoes() throws IOException {
        var folder = System.getProperty("senet.importers.rbg");
        var counted = System.getProperty("senet.importers.rbg.leaves");
        assumeTrue(folder != null && counted != null, "no folder from outside");
        var wrong = new ArrayList<String>();
        int loaded = 0;
        for (var line : Files.readAllLines(Path.of(String.valueOf(counted)))) {
            var fields = line.strip().split(" ");
            var wanted = Stream.of(fields)
                    .skip(1)
                    .takeWhile(count -> Long.parseLong(count) <= MOST_LEAVES)
                    .toList();
            var file = Path.of(String.valueOf(folder)).resolve(fields[0] + ".rbg");
            try (var context = context()) {
                var counts = leaves(context.eval(Senet.LANGUAGE, script(file)), wanted.size());
                loaded++;
                if (!counts.equals(String.join(" ", wanted))) {
                    wrong.add(fields[0] + ": " + counts + " instead of " + wanted);
                }
            } catch (ImportException e) {
                System.out.println(fields[0] + ": " + e.getMessage());
            }
        }
        System.out.println(loaded + " games are imported");
        assertThat(wrong).isEqualTo(List.of());
    }
}

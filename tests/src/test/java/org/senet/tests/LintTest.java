package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.TypeLiteral;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What lint finds. Each script of {@code lint/} holds faults and things that only look like them; the file beside it that
 * ends in {@code .expected} names the faults.
 */
class LintTest {
    private static final Path DIRECTORY = Senet.resources("lint");
    /** The ways in which a fuzzer spoils texts. */
    private static final int WAYS = 3;

    @SuppressWarnings("NullAway.Init")
    private static Engine engine;

    @BeforeAll
    static void open() {
        engine = Engine.create();
    }

    @AfterAll
    static void close() {
        engine.close();
    }

    private record Found(String rule, String text) {}

    private static List<Found> lint(String text, Path path) {
        try (var context = Context.newBuilder(Senet.LANGUAGE)
                .engine(engine)
                .allowAllAccess(true)
                .build()) {
            var findings = context.eval(Senet.LANGUAGE, "(require 'senet.lint) senet.lint/report")
                    .execute(text, path.toAbsolutePath().toString());
            var found = new ArrayList<Found>();
            for (long i = 0; i < findings.getArraySize(); i++) {
                found.add(found(findings.getArrayElement(i)));
            }
            return found;
        }
    }

    private static Found found(Value finding) {
        var place = finding.getSourceLocation();
        var rule = finding.getMember("rule").asString();
        var hint = finding.getMember("hint");
        return new Found(
                rule,
                place.getStartLine() + ":" + place.getStartColumn() + ": "
                        + finding.getMember("severity").asString() + ": "
                        + finding.getMember("message").asString() + " [" + rule + "]\n"
                        + (hint.isNull() ? "" : "  hint: " + hint.asString() + "\n"));
    }

    private static String texts(List<Found> found) {
        return String.join("", found.stream().map(Found::text).toList());
    }

    // ---- the rules

    static List<String> names() {
        return Senet.names(DIRECTORY, ".senet");
    }

    @ParameterizedTest
    @MethodSource("names")
    void finds(String name) {
        var script = DIRECTORY.resolve(name + ".senet");

        assertThat(texts(lint(Senet.read(script), script)))
                .isEqualTo(Senet.read(DIRECTORY.resolve(name + ".expected")));
    }

    @Test
    void everyRuleHasAScript() {
        try (var context = Context.newBuilder(Senet.LANGUAGE)
                .engine(engine)
                .allowAllAccess(true)
                .build()) {
            var rules = context.eval(Senet.LANGUAGE, "(require 'senet.lint) (mapv first (senet.lint/rules))");

            assertThat(names()).containsAll(rules.as(new TypeLiteral<List<String>>() {}));
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void scriptsShowTheRuleWhoseNameTheyHave(String name) {
        var expected = Senet.read(DIRECTORY.resolve(name + ".expected"));

        assertThat(expected).satisfiesAnyOf(e -> assertThat(e).contains("[" + name + "]"), e -> assertThat(name)
                .isIn("broken-game", "macros", "ranks", "silence"));
    }

    // ---- what is bundled

    static List<Path> bundled() throws IOException {
        var library = Senet.root().resolve("stdlib/src/main/resources");
        try (var files = Files.walk(library)) {
            return Stream.concat(
                            Senet.scripts().stream().map(name -> Senet.games().resolve(name + ".senet")),
                            files.filter(f -> f.toString().endsWith(".senet")))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void whatIsBundledIsClean() throws IOException {
        bundled().parallelStream().forEach(script -> {
            var rules =
                    lint(Senet.read(script), script).stream().map(Found::rule).toList();

            // The first game of the language, as it was published, lets both sides step north.
            boolean verbatim = script.endsWith("simple-checkers-verbatim.senet");
            assertThat(rules).as(script.toString()).isEqualTo(verbatim ? List.of("missing-symmetry") : List.of());
        });
    }

    @Test
    @Tag("process")
    void theExitCodeTellsWhetherSomethingWasFound() throws Exception {
        var lint = Command.inRoot().run("lint", "--json", "simple-checkers-verbatim");
        var check = Command.inRoot().run("check", "simple-checkers-verbatim", "--json");

        assertThat(lint.exitCode()).isEqualTo(1);
        assertThat(lint.out()).contains("\"rule\": \"missing-symmetry\"", "\"line\": 7", "\"severity\": \"warning\"");
        assertThat(check.out()).isEqualTo("[]\n");
        assertThat(check.exitCode()).isZero();
        assertThat(lint.err() + check.err()).isEmpty();
    }

    /** Rules of other systems are no scripts with mistakes: what counts is whether each game of the file can be imported. */
    @Test
    @Tag("process")
    void filesOfOtherSystemsAreImported(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("variants.ini"), """
                # Two that can be imported, and two that cannot.
                [quick:chess]
                castling = false
                [shy:chess]
                knigth = n
                [slow:chess]
                doubleStep = false
                [odd:chess]
                gating = true
                """);
        var result = Command.in(folder).run("check", "variants.ini");

        assertThat(result.out().lines().filter(line -> line.startsWith("variants.ini")))
                .satisfiesExactly(
                        first -> assertThat(first)
                                .startsWith("variants.ini:5:1: error: ")
                                .endsWith(" [import]"),
                        second -> assertThat(second)
                                .startsWith("variants.ini:9:1: error: ")
                                .endsWith(" [import]"));
        assertThat(result.out()).contains("did you mean `knight`?");
        assertThat(result.exitCode()).isEqualTo(1);

        Files.writeString(folder.resolve("variants.ini"), "[quick:chess]\ncastling = false\n");
        assertThat(Command.in(folder).run("lint", "variants.ini").exitCode()).isZero();
    }

    /** Whatever happens to a text, lint says something of it, and goes on. */
    @Test
    void noTextBreaksIt() throws IOException {
        var scripts = bundled();
        var kinds = new ConcurrentSkipListSet<String>();
        IntStream.range(0, scripts.size()).parallel().forEach(i -> {
            var script = scripts.get(i);
            var text = mutant(Senet.read(script), i % WAYS, new Random(i));
            lint(text, script).forEach(f -> kinds.add(f.rule()));
        });
        assertThat(kinds).contains("syntax", "unknown-name", "mistake");
    }

    /** A text that ends early, one without a piece, or one with two words exchanged. */
    private static String mutant(String text, int kind, Random random) {
        int one = random.nextInt(text.length());
        int other = random.nextInt(text.length());
        return switch (kind) {
            case 0 -> text.substring(0, one);
            case 1 ->
                text.substring(0, Math.min(one, other))
                        + text.substring(Math.min(text.length(), Math.min(one, other) + 9));
            default -> {
                var words = text.split("(?<=[\\s()])|(?=[\\s()])");
                var word = words[one % words.length];
                words[one % words.length] = words[other % words.length];
                words[other % words.length] = word;
                yield String.join("", words);
            }
        };
    }
}

package org.senet.tests.randomrules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random games, in which all ways of finding moves must agree. Faults that were found once are kept as scripts, with positions in
 * comments.
 */
class RandomRulesTest {
    private static final long SEED = Long.getLong("senet.random.seed", 1);
    private static final int PROGRAMS = Integer.getInteger("senet.random.programs", 1000);
    private static final boolean REFERENCE = Boolean.getBoolean("senet.random.reference");
    private static final int MANY = 100_000;
    private static final int SECONDS = 60;
    private static final int MINUTES = Integer.getInteger("senet.long.minutes", 0);
    private static final int SHRINK_SECONDS = 60;
    private static final String POSITION = ";; position ";

    private static RandomRules examined(long seed, int programs, long seconds, boolean reference) {
        var rules = new RandomRules(System.err, Faults.ofBuild(), SHRINK_SECONDS, reference);
        rules.run(seed, programs, seconds);
        return rules;
    }

    @Test
    void allWaysOfFindingMovesAgree() {
        var rules = examined(SEED, PROGRAMS, SECONDS, REFERENCE);
        assertThat(rules.found()).as(rules.summary()).isEmpty();
        // Most games must be worth the while; a few say nothing of that.
        int few = 20;
        assertThat(rules.invalid()).as(rules.summary()).isLessThanOrEqualTo(few + rules.examined() / 10);
        assertThat(rules.withMoves()).as(rules.summary()).isGreaterThan(rules.played() * 6 / 10 - few);
    }

    /** A search for faults that are not known yet: it takes as long as one wants, and what it finds is not a regression. */
    @Test
    @Tag("long")
    @EnabledIfSystemProperty(named = "senet.random.search", matches = "true")
    void manyGamesAgree() {
        var rules = examined(MANY, MANY, MINUTES == 0 ? Long.MAX_VALUE >> 32 : MINUTES * 60L, true);
        System.err.println("random rules: " + rules.summary());
        assertThat(rules.found()).as(rules.summary()).isEmpty();
    }

    static List<Path> faults() throws IOException {
        var folder = Path.of(Objects.requireNonNull(System.getProperty("senet.root")))
                .resolve("tests/src/test/resources/randomrules/faults");
        try (var files = Files.list(folder)) {
            return files.filter(f -> f.toString().endsWith(".senet")).sorted().toList();
        }
    }

    /** The moves, which somebody has checked by hand, stand in a file of the same name. */
    @ParameterizedTest
    @MethodSource("faults")
    void faultsOfThePastAreGone(Path file) throws IOException {
        var script = Files.readString(file);
        var told = new ArrayList<String>();
        try (var engines = new Engines();
                var comparison = Comparison.of(engines, script)) {
            for (var line : script.lines().filter(l -> l.startsWith(POSITION)).toList()) {
                var text = line.substring(POSITION.length());
                var spec = text.equals("start") ? Spec.START : Spec.of(text);
                assertThat(comparison.check(spec, Checks.all(1, true))).isEqualTo(Optional.empty());
                told.add(text + "\n" + String.join("\n", comparison.names(spec)) + "\n");
            }
        }
        var expected = file.resolveSibling(file.getFileName().toString().replace(".senet", ".expected"));
        assertThat(String.join("\n", told)).isEqualTo(Files.readString(expected));
    }

    @Test
    void aSeedDecidesAGame() {
        var once = new ProgramMaker(Grammar.load()).make(SEED);
        assertThat(new ProgramMaker(Grammar.load()).make(SEED)).isEqualTo(once);
        assertThat(new ProgramMaker(Grammar.load()).make(SEED + 1).script()).isNotEqualTo(once.script());
    }

    /** What rules can say occurs in random ones. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(symmetry",
                "(link",
                "(kill",
                " wrap",
                "(position p1",
                "(pre",
                "(post",
                "(place",
                "(from-reserve)",
                "(while",
                "(end-move)",
                "(each",
                "(any-connected",
                "(any-position",
                "(first-way",
                "(any last-move)",
                "(exists?",
                "(count-all",
                "is-attacked?",
                "(take all)",
                "(drop on)",
                "height",
                "(promote",
                "(set-owner!",
                "(create",
                "(to-reserve",
                "(mark!)",
                "(marked?",
                "(set! most",
                "no-moves?",
                "board-repeats?",
                "repetitions",
                "(next-turn!",
                "(weight",
                "(defn",
                "(defmacro",
                "(priorities",
                "(pass",
                "(action",
                "(option speed",
                "(option captures at-end)",
                "(option duplicates merge)",
                "(counter",
                " passing)",
                "(score",
                "(chance",
                "(team",
                "(turns",
                "(opposite",
                "(any-of",
                "(cond",
                " else "
            })
    void whatRulesCanSayOccurs(String words) {
        var maker = new ProgramMaker(Grammar.load());
        assertThat(LongStream.range(0, 1000).mapToObj(seed -> maker.make(seed).script()))
                .anyMatch(script -> script.contains(words));
    }

    @Test
    void positionsShrink() {
        assertThat(PositionPieces.smaller("W:Wa1,Kb2{x=true}:Bc5;flag=true"))
                .contains("W:Wa1,Kb2{x=true}:Bc5", "W:WKb2{x=true}:Bc5;flag=true", "W:Wa1,Kb2:Bc5;flag=true");
        assertThat(DimensionRange.smaller("\"a-c\"")).containsExactly("\"a-a\"", "\"a-b\"", "\"b-c\"");
        assertThat(DimensionRange.smaller("\"3-1\"")).containsExactly("\"1-1\"", "\"2-1\"");
    }

    @Test
    void formsAreReadAsTheyAreWritten() {
        var text = "(a [b \"c d\"] '(e {f g}) ())";
        assertThat(Form.read(text + " ; remark\n").toString()).isEqualTo("[" + text + "]");
        var program = new ProgramMaker(Grammar.load()).make(SEED);
        assertThat(Form.read(program.script())).isEqualTo(program.forms());
    }
}

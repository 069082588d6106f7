package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.io.FileSystem;
import org.graalvm.polyglot.io.IOAccess;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What editors are told that names stand for. */
class IndexTest {
    private static final Engine ENGINE =
            Engine.newBuilder().option("engine.WarnInterpreterOnly", "false").build();
    private static final Gson GSON = new Gson();

    /** What stands in no relation to any definition: constants, marks, options of the engine, the fields of a FEN. */
    private static final Pattern MEANINGLESS =
            Pattern.compile("true|false|nil|&|yes|no|passing|captures|at-end|duplicates"
                    + "|merge|keep|all|under|on|[a-z][0-9]+|[a-zA-Z-]|board|turn|rights|turn-number|ply-number|reserves|do"
                    + "|promoted|joined|long|wrap|en-passant|quiet-plies|fresh|white-king|black-king|name");

    @TempDir
    Path folder;

    record Entity(
            String kind,
            String name,
            String key,
            @Nullable String detail,
            @Nullable String doc,
            boolean fixed) {}

    record Problem(
            String severity, String message, @Nullable String hint, int[] place) {}

    record Item(String kind, String name, int[] place, List<Item> children) {}

    record Index(
            List<Entity> entities,
            int[] uses,
            int[] places,
            List<Item> outline,
            List<Problem> problems,
            List<String> files) {
        /** The entity of the name at an offset of the text itself, or -1. */
        int at(int offset) {
            for (int i = 0; i < uses.length; i += 5) {
                if (uses[i + 1] == 0 && uses[i + 2] == offset) {
                    return uses[i];
                }
            }
            return -1;
        }
    }

    @AfterAll
    static void close() {
        ENGINE.close();
    }

    private static Context context() {
        var files = FileSystem.newReadOnlyFileSystem(FileSystem.newDefaultFileSystem());
        return Context.newBuilder(Senet.LANGUAGE)
                .engine(ENGINE)
                .allowIO(IOAccess.newBuilder().fileSystem(files).build())
                .in(InputStream.nullInputStream())
                .out(OutputStream.nullOutputStream())
                .err(OutputStream.nullOutputStream())
                .build();
    }

    private static Index index(String text, @Nullable Path file) {
        try (var context = context()) {
            var tool = context.eval(Senet.LANGUAGE, "senet.native/program-tool")
                    .execute(text, file == null ? null : file.toString());
            tool.getArrayElement(0).execute();
            return Objects.requireNonNull(
                    GSON.fromJson(tool.getArrayElement(1).execute().asString(), Index.class));
        }
    }

    /** Takes the marks off a text and checks that the marked names, and no others of their spelling, are one thing. */
    private static void assertSame(String marked, String kind) {
        var text = new StringBuilder();
        var offsets = new ArrayList<Integer>();
        for (char c : marked.toCharArray()) {
            if (c == '^') {
                offsets.add(text.length());
            } else {
                text.append(c);
            }
        }
        var index = index(text.toString(), null);
        assertThat(index.problems()).isEmpty();
        int entity = index.at(offsets.getFirst());
        assertThat(entity).as("what the first marked name stands for").isNotNegative();
        assertThat(index.entities().get(entity).kind()).isEqualTo(kind);
        var places = new ArrayList<Integer>();
        for (int i = 0; i < index.uses().length; i += 5) {
            if (index.uses()[i] == entity) {
                places.add(index.uses()[i + 2]);
            }
        }
        assertThat(places).containsExactlyInAnyOrderElementsOf(offsets);
    }

    private static String game(String rules) {
        return """
                (board (name line) (dim "a-e") (dim "1") (dir e 1 0) (dir w -1 0) (zone goal White "e*"))
                (piece (name Man) %s)
                (game (name "Line") (board line) (players (White (Man a1)) (Black (Man c1))))
                """.formatted(rules);
    }

    @Test
    void localNames() {
        assertSame("(defn f [^x] (let [y ^x x 2] x))", "parameter");
        assertSame("(defn f [x] (let [^x (inc x) y ^x] (fn [x] x) ^x))", "local");
        assertSame("(loop [^n 3 m ^n] (if (= ^n 0) m (recur (dec ^n) m)))", "local");
        assertSame("(fn [{:keys [a] [^b & c] :b}] [a ^b c])", "parameter");
        assertSame("(try 1 (catch Exception ^e (ex-message ^e)))", "local");
        assertSame("(letfn [(^f [x] (f2 x)) (f2 [x] (^f x))] (^f 1))", "local");
    }

    @Test
    void namesInMacros() {
        assertSame("(for [^x [1 2] y [^x] :when (odd? ^x)] [^x y])", "parameter");
        assertSame("(defn f [^a] (-> ^a inc (+ ^a)))", "parameter");
        assertSame("(defmacro with [x v & body] `(let [~x ~v] ~@body))\n(with ^one 1 (inc ^one))", "local");
        assertSame("(defmacro ^twice [x] `(do ~x ~x))\n(^twice (println 1))", "macro");
    }

    @Test
    void namesOfRules() {
        assertSame(
                game("(pre (check is-friend?) (take) (let ^d e)) (move (check ^d)) (post (log ^d) (drop))"),
                "rule-variable");
        assertSame(
                game("(move (check is-friend?) (take) (check e) (drop) (inc! ^moved)) (move (check (< ^moved 1)))"),
                "global");
        assertSame(
                game("(attribute ^fresh true) (move (check ^fresh) (take) (check e) (set! ^fresh false) (drop))"),
                "attribute");
        assertSame(
                game("(move (check is-friend?) (if ^White (check e)))")
                        .replace("(White (Man", "(^White (Man")
                        .replace("goal White", "goal ^White"),
                "player");
        assertSame(game("(move (check (in-zone? ^goal)))").replace("zone goal", "zone ^goal"), "zone");
        assertSame(
                "(defmacro step [] `(check (any ^e w)))\n"
                        + game("(move (check is-friend?) (take) (step) (check ^e) (drop))")
                                .replace("dir e", "dir ^e"),
                "direction");
        // A local variable hides the direction.
        assertSame(game("(move (check e)) (move (let [^e w] (check ^e)))"), "local");
    }

    @Test
    void namesInValuesThatAreWrittenDown() {
        var cased = game("(move (log (case piece ^Man 1 2)) (drop))").replace("name Man", "name ^Man");
        assertSame(cased.replace("(Man ", "(^Man "), "piece");
        var kept = game("(attribute foes [^Black]) (move (drop))").replace("(Black", "(^Black");
        assertSame(kept.replace("(players", "(attribute left {^Black #{White}}) (players"), "player");
        assertSame(game("(move (drop on))").replace("dir e", "dir ^on"), "direction");
    }

    @Test
    void documentationAndShapes() {
        var index = index("(defn area \"Of a board.\" ([a] a) ([a b] (* a b)))", null);
        var area = index.entities().stream()
                .filter(e -> e.name().equals("area"))
                .findFirst()
                .orElseThrow();
        assertThat(area.doc()).isEqualTo("Of a board.");
        assertThat(area.detail()).isEqualTo("(area a)\n(area a b)");
    }

    @Test
    void otherFiles() throws IOException {
        Files.writeString(folder.resolve("base.senet"), "(defn helper [x] x)\n" + game("(move (check e))"));
        var main = folder.resolve("main.senet");
        var index = index("(include \"base.senet\")\n(helper 1)\n(println (quote e))", main);
        assertThat(index.files())
                .containsExactly(main.toString(), folder.resolve("base.senet").toString());
        int helper = index.at("(include \"base.senet\")\n(".length());
        assertThat(index.entities().get(helper).key()).isEqualTo("var user/helper");
        var places = new TreeSet<Integer>();
        for (int i = 0; i < index.places().length; i += 4) {
            if (index.places()[i] == helper) {
                places.add(index.places()[i + 1]);
            }
        }
        assertThat(places).containsExactly(1);
    }

    @Test
    void outline() {
        var index = index(game("(pre (check is-friend?)) (move (type quiet) (check e)) (move (check w))"), null);
        assertThat(index.outline())
                .extracting(Item::kind, Item::name)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("board", "line"),
                        org.assertj.core.groups.Tuple.tuple("piece", "Man"),
                        org.assertj.core.groups.Tuple.tuple("game", "Line"));
        assertThat(index.outline().get(1).children())
                .extracting(Item::name)
                .containsExactly("pre", "move quiet", "move 2");
    }

    @Test
    void unfinishedTexts() {
        var text = game("(move (let d e) (check ").replace(")\n(game", "\n(game") + "(defn f [x] (inc x";
        var index = index(text, null);
        assertThat(index.problems()).hasSizeGreaterThanOrEqualTo(1);
        assertThat(index.entities()).extracting(Entity::name).contains("line", "Man", "d", "White", "f", "x");
        assertThat(index.outline()).extracting(Item::name).contains("line", "Man", "Line", "f");
    }

    @Test
    void definitionsAreEvaluatedAndNothingElse() throws IOException {
        var file = folder.resolve("written.txt");
        var text =
                "(spit \"" + file + "\" 1)\n(def written (spit \"" + file + "\" 2))\n(defn f [] 1)\n(loop [] (recur))";
        var index = index(text, folder.resolve("a.senet"));
        assertThat(file).doesNotExist();
        assertThat(index.problems()).singleElement().satisfies(p -> assertThat(p.message())
                .contains("written.txt"));
        assertThat(index.entities()).extracting(Entity::name).contains("f");
    }

    @ParameterizedTest
    @MethodSource("org.senet.tests.Senet#scripts")
    void namesOfTheBundledGamesStandForSomething(String script) {
        var file = Senet.games().resolve(script + ".senet");
        var text = Senet.read(file);
        var index = index(text, file);
        assertThat(index.problems()).isEmpty();
        Set<Integer> known = new TreeSet<>();
        for (int i = 0; i < index.uses().length; i += 5) {
            if (index.uses()[i + 1] == 0) {
                known.add(index.uses()[i + 3]);
            }
        }
        var unknown = symbols(text)
                .filter(match -> !known.contains(match.end()))
                .map(java.util.regex.MatchResult::group)
                .filter(name -> !MEANINGLESS.matcher(name).matches() && !text.contains("'" + name))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(unknown).isEmpty();
    }

    /** The symbols of a text, without what stands in strings and comments. */
    private static Stream<java.util.regex.MatchResult> symbols(String text) {
        var plain = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|;[^\n]*|\\\\\\S+")
                .matcher(text)
                .replaceAll(match -> " ".repeat(match.group().length()));
        return Pattern.compile("(?<![^\\s()\\[\\]{}'`~@^])[^\\s()\\[\\]{}'`~@^#:0-9,-][^\\s()\\[\\]{}`~@^,]*")
                .matcher(plain)
                .results();
    }

    /** Whatever is typed, there is an index, and the formatter says what is wrong or gives an answer. */
    @Test
    void anyTextCanBeLookedAt() {
        var random = new Random(7);
        var scripts = List.of("tic-tac-toe", "english-checkers", "chess", "queens", "go");
        for (int i = 0; i < 60; i++) {
            var text = Senet.read(Senet.games().resolve(scripts.get(i % scripts.size()) + ".senet"));
            var mutated = mutated(text, random);
            var index = index(mutated, null);
            for (int u = 0; u < index.uses().length; u += 5) {
                assertThat(index.uses()[u + 3]).isGreaterThanOrEqualTo(index.uses()[u + 2]);
                if (index.uses()[u + 1] == 0) {
                    assertThat(index.uses()[u + 3]).isLessThanOrEqualTo(mutated.length());
                }
            }
            try (var context = context()) {
                context.eval(Senet.LANGUAGE, "senet.native/format-edits").execute(mutated, "text");
            } catch (PolyglotException e) {
                assertThat(e.isSyntaxError()).as(mutated).isTrue();
            }
        }
    }

    private static String mutated(String text, Random random) {
        var characters = "()[]{}\"\\;#'`~@^: \n9aλ\uD83D\uDE00";
        var changed = new StringBuilder(text);
        for (int n = 1 + random.nextInt(8); n > 0; n--) {
            int at = random.nextInt(changed.length());
            switch (random.nextInt(3)) {
                case 0 -> changed.deleteCharAt(at);
                case 1 -> changed.insert(at, characters.charAt(random.nextInt(characters.length())));
                default -> changed.delete(at, Math.min(changed.length(), at + random.nextInt(40)));
            }
        }
        return changed.toString();
    }
}

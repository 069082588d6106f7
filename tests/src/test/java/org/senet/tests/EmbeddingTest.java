package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.SandboxPolicy;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.TypeLiteral;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.senet.api.Game;
import org.senet.api.Games;
import org.senet.api.Position;

/** What programs in other languages do with Senet, most of it where the policy allows them least. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class EmbeddingTest {
    private static final int CONTEXTS = 200;
    private static final int THREADS = 4;

    @SuppressWarnings("NullAway.Init")
    private static Engine engine;

    @BeforeAll
    static void open() {
        engine = Engine.newBuilder(Senet.LANGUAGE)
                .sandbox(SandboxPolicy.CONSTRAINED)
                .out(OutputStream.nullOutputStream())
                .err(OutputStream.nullOutputStream())
                .build();
    }

    @AfterAll
    static void close() {
        engine.close();
    }

    private static Context.Builder constrained() {
        return Context.newBuilder(Senet.LANGUAGE)
                .engine(engine)
                .sandbox(SandboxPolicy.CONSTRAINED)
                .out(OutputStream.nullOutputStream())
                .err(OutputStream.nullOutputStream());
    }

    /** A random game: the notations of its moves, and how it ended. */
    private static List<String> play(Game game, long seed) {
        var random = new SplittableRandom(seed);
        var told = new ArrayList<String>();
        var position = game.start();
        while (!position.over()) {
            var moves = position.moves();
            var move = moves.get(random.nextInt(moves.size()));
            told.add(move.notation());
            position = position.apply(move);
        }
        told.add(String.valueOf(position.result()));
        return told;
    }

    @Test
    void bundledGamesAreFoundByName() {
        try (var context = constrained().build()) {
            assertThat(Games.names(context)).containsExactlyElementsOf(Senet.scripts());
            // Its script includes that of chess, and no file may be read here.
            assertThat(Games.load(context, "chess960").start().moves()).hasSize(20);
            assertThatThrownBy(() -> Games.load(context, "ches"))
                    .isInstanceOf(PolyglotException.class)
                    .hasMessageContaining("chess");
        }
    }

    /** Each script has a piece of its own that is called Man, and one has a variant, which is made later. */
    @Test
    void gamesOfOneContextDoNotMix() throws IOException {
        var north = """
                (board (name small) (dim "a-b") (dim "2-1") (dir n 0 -1))
                (piece (name Man) (pre (check is-friend?) (take)) (move (check n) (check is-empty?)) (post (drop)))
                (game (name "North") (board small) (players (White (Man a1)) (Black (Man b2)))
                  (variant (name "North again") (players (White (Man b1)) (Black (Man a2)))))
                """;
        var east = """
                (board (name small) (dim "a-b") (dim "2-1") (dir e 1 0))
                (piece (name Man) (pre (check is-friend?) (take)) (move (check e) (check is-empty?)) (post (drop)))
                (piece (name Idler) (move (check false)))
                (game (name "East") (board small) (players (White (Man a1)) (Black (Man b2))))
                """;
        try (var context = Context.create("senet")) {
            var first = Games.eval(
                    context, Source.newBuilder("senet", north, "a.senet").build());
            var second = Games.eval(
                    context, Source.newBuilder("senet", east, "a.senet").build());

            assertThat(first.start().moves()).hasToString("[a1-a2]");
            assertThat(second.start().moves()).hasToString("[a1-b1]");
            assertThat(first.variant("North again").start().moves()).hasToString("[b1-b2]");
            assertThat(context.eval("senet", "(str *ns*)").asString()).isEqualTo("user");
        }
    }

    @Test
    @SuppressWarnings("NullAway")
    void noTextIsNotAnEmptyOne() {
        try (var context = constrained().build()) {
            var game = Games.load(context, "chess");
            for (var call : List.<Runnable>of(() -> game.position(null), () -> game.variant(null))) {
                assertThatThrownBy(call::run)
                        .isInstanceOf(PolyglotException.class)
                        .hasMessageContaining("a text is expected");
            }
        }
    }

    @Test
    void bothMappingsToJavaShowTheSame() {
        try (var context = Context.newBuilder(Senet.LANGUAGE)
                .allowHostAccess(HostAccess.EXPLICIT)
                .build()) {
            var viewed = Games.load(context, "russian-checkers");
            var mapped = Games.value(viewed).as(Game.class);

            assertThat(play(mapped, 1)).isEqualTo(play(viewed, 1));
            for (var game : List.of(viewed, mapped)) {
                var start = game.position("W:Wc3:Bb4,d4,d6,f6");
                assertThat(start).isEqualTo(game.position(start.fen())).hasToString(start.text());
                assertThat(start.hashCode())
                        .isEqualTo(game.position(start.fen()).hashCode());
                assertThat(start.pieces()).hasSize(5).anySatisfy(piece -> {
                    assertThat(piece.position()).isEqualTo("c3");
                    assertThat(piece.owner()).isEqualTo("White");
                });
                assertThat(start.winner()).isNull();
                assertThat(start.scores()).isEmpty();
                var move = start.moves().getFirst();
                assertThat(move).isEqualTo(start.moves().getFirst()).hasToString(move.notation());
                assertThat(move.actions().getFirst().kind()).isEqualTo("capture");
                assertThat(move.actions().getFirst().from()).isNull();
                var clicks = start.moveList().select("c3");
                assertThat(clicks.positions()).containsExactlyInAnyOrder("a5", "e5");
                assertThat(clicks.select("a5").done()).isTrue();
                assertThat(clicks.back().positions()).containsExactly("c3");
                assertThatThrownBy(() -> start.apply("c3-d4")).isInstanceOf(PolyglotException.class);
                assertThatThrownBy(() -> game.start().apply(move))
                        .isInstanceOf(PolyglotException.class)
                        .hasMessageContaining("belongs to another position");
            }
        }
    }

    /** What a method is given may make no sense; then it says what would. */
    @Test
    void wrongArgumentsAreExplained() {
        try (var context = constrained().build()) {
            var chess = Games.load(context, "chess");
            var knights = chess.position("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
            assertThatThrownBy(() -> knights.apply("Nd2"))
                    .isInstanceOf(PolyglotException.class)
                    .hasMessage("`Nd2` is the name of several moves here\nhint: it may mean f3-d2, b1-d2");
            assertThatThrownBy(() -> knights.apply("Nd9")).hasMessageStartingWith("`Nd9` is no legal move here");
            assertThatThrownBy(() -> knights.playout(1, -1))
                    .hasMessage("`playout` expects a number of plies as its limit, but got -1");
            assertThatThrownBy(() -> Games.load(context, "tic-tac-toe").variant("Big"))
                    .hasMessage("there is no variant `Big`\nhint: this game has none");
        }
        var nothing = constrained();
        assertThatThrownBy(
                        () -> nothing.option("senet-limits.allocation", "0MB").build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("`0MB` is not a number of bytes");
    }

    @Test
    void membersAreReadAndCalled() {
        try (var context = constrained().build()) {
            var start = Games.value(Games.load(context, "tic-tac-toe").start());

            assertThat(start.getMemberKeys()).contains("generate", "apply", "moves", "winner", "toString");
            assertThat(start.getMember("moves").getArraySize()).isEqualTo(9);
            assertThat(start.invokeMember("moves").getIterator().hasIteratorNextElement())
                    .isTrue();
            assertThat(start.getMember("apply")
                            .execute("b2")
                            .invokeMember("toString")
                            .asString())
                    .isEqualTo(
                            start.invokeMember("apply", "b2").getMember("text").asString())
                    .contains("X");
            assertThatThrownBy(() -> start.invokeMember("apply")).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void aPictureMayBeOfAnyWidth() {
        try (var context = constrained().build()) {
            var start = Games.value(Games.load(context, "tic-tac-toe").start());
            var none = context.eval(Senet.LANGUAGE, "[]");

            var wide = start.invokeMember("picture", none, false, false).asString();
            assertThat(wide).contains("a", "b", "c");
            assertThat(start.invokeMember("picture", none, false, false, 1000).asString())
                    .isEqualTo(wide);
            assertThatThrownBy(() -> start.invokeMember("picture", none, false, false, "wide"))
                    .isInstanceOf(PolyglotException.class)
                    .hasMessageContaining("`picture` expects a number of columns, but got \"wide\"")
                    .matches(e -> !((PolyglotException) e).isInternalError());
        }
    }

    @Test
    void javaScriptPlaysARandomGame() {
        var out = new ByteArrayOutputStream();
        try (var context = Context.newBuilder("js", Senet.LANGUAGE)
                .allowPolyglotAccess(PolyglotAccess.ALL)
                .out(out)
                .build()) {
            context.eval("js", Senet.read(Senet.root().resolve("examples/embedding/javascript-host.js")));
        }
        var lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        try (var context = constrained().build()) {
            var position = Games.load(context, "tic-tac-toe").start();
            for (var line : lines) {
                if (line.contains(": ")) {
                    assertThat(line).startsWith(position.player() + ": ");
                    position = position.apply(line.substring(line.indexOf(' ') + 1));
                }
            }
            assertThat(position.over()).isTrue();
            assertThat(lines).endsWith(String.valueOf(position.result()));
            assertThat(String.join("\n", lines)).contains(position.text().stripTrailing());
        }
    }

    /** A program in Senet uses a game of another context, of another engine even, as a value of another language. */
    @Test
    void senetPlaysAGameOfAnotherContext() {
        try (var owner = constrained().build();
                var host = Context.newBuilder(Senet.LANGUAGE).build()) {
            var game = Games.load(owner, "tic-tac-toe");
            var play = host.eval(Senet.LANGUAGE, """
                    (fn [game]
                      (loop [position (:start game) told []]
                        (if (:over position)
                          (conj told (:result position))
                          (let [moves (:moves position)
                                move (nth moves (quot (count moves) 2))]
                            (recur ((:apply position) move) (conj told (:notation move)))))))""");

            var played = play.execute(Games.value(game)).as(new TypeLiteral<List<String>>() {});

            var position = game.start();
            var expected = new ArrayList<String>();
            while (!position.over()) {
                var move = position.moves().get(position.moves().size() / 2);
                expected.add(move.notation());
                position = position.apply(move);
            }
            expected.add(String.valueOf(position.result()));
            assertThat(played).containsExactlyElementsOf(expected);
        }
    }

    @Test
    void manyContextsRunInParallelAsAlone() throws InterruptedException, ExecutionException {
        List<List<String>> alone = new ArrayList<>();
        for (long seed = 0; seed < THREADS; seed++) {
            try (var context = Context.newBuilder(Senet.LANGUAGE).build()) {
                alone.add(play(Games.load(context, "breakthrough"), seed));
            }
        }
        var work = new ArrayList<Callable<List<String>>>();
        for (int i = 0; i < CONTEXTS; i++) {
            long seed = i % THREADS;
            work.add(() -> {
                try (var context = constrained().build()) {
                    return play(Games.load(context, "breakthrough"), seed);
                }
            });
        }
        try (var threads = Executors.newFixedThreadPool(THREADS)) {
            var played = threads.invokeAll(work);
            for (int i = 0; i < CONTEXTS; i++) {
                assertThat(played.get(i).get()).isEqualTo(alone.get(i % THREADS));
            }
        }
    }

    /** Programs that would fill the memory, which ends with the context. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(loop [v []] (recur (conj v (vec (range 1000)))))",
                "(vec (range 1000000000000))",
                "(apply str (repeat \"abcdefgh\"))",
                "(try (loop [v []] (recur (conj v (vec (range 1000))))) (catch :default e :caught))",
            })
    void aMemoryEaterIsStopped(String program) {
        var context = constrained().option("senet-limits.allocation", "64MB").build();
        assertThatThrownBy(() -> context.eval(Senet.LANGUAGE, program))
                .isInstanceOfSatisfying(PolyglotException.class, e -> {
                    assertThat(e.isResourceExhausted()).isTrue();
                    assertThat(e).hasMessageContaining("has allocated more than the 67108864 bytes");
                });
        context.close(true);
        theHostLives();
    }

    /** What needs something of the host is refused in words, and so is recursion without end. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(defn f [n] (+ 1 (f n))) (f 1) | the recursion is too deep",
                "(defmacro m [] (list 'do (list 'm) (list 'm))) (m) | the recursion is too deep",
                "(slurp \"/etc/passwd\") | the file `/etc/passwd` may not be used here",
                "(include \"/etc/passwd.senet\") | the file `/etc/passwd.senet` may not be read here",
                "(eval (read-string \"(load-file \\\"x.senet\\\")\")) | the file `x.senet` may not be used here",
                "(require '[foo.bar]) | may not be read here",
                "(load-game \"/etc/x.senet\") | may not be read here",
                "(future 1) | threads are not allowed here",
                "(java.lang.System/exit 0) | unknown name `java.lang.System/exit`",
                "(Class/forName \"java.lang.Runtime\") | unknown name `Class/forName`",
                "(System/getenv \"HOME\") | unknown name `System/getenv`",
            })
    void theHostIsOutOfReach(String program, String message) {
        try (var context = constrained().build()) {
            assertThatThrownBy(() -> context.eval(Senet.LANGUAGE, program))
                    .isInstanceOfSatisfying(PolyglotException.class, e -> {
                        assertThat(e.isGuestException()).isTrue();
                        assertThat(e).hasMessageContaining(message);
                    });
            assertThat(context.eval(Senet.LANGUAGE, "(+ 1 2)").asInt()).isEqualTo(3);
        }
    }

    /** Endless programs: closing their context ends them, and so does an interrupt, after which the context goes on. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(loop [] (recur))",
                "(count (all (let [a (any-of (range 1000)) b (any-of (range 1000)) c (any-of (range 1000))] (check (> c 1000)) b)))",
                "(while true (println \"hello\"))",
                "(read-string (apply str (repeat \"(a \")))",
                "(reduce *' (range 1 10000000))",
                "(senet.native/invoke-member (senet.native/member (load-game \"chess\") \"start\") \"perft\" 30)",
                "(re-matches #\"(.*a){25}\" (apply str (repeat 3000 \"ab\")))",
            })
    void endlessProgramsEnd(String program) throws InterruptedException, ExecutionException, TimeoutException {
        try (var thread = Executors.newSingleThreadExecutor()) {
            var context = constrained().build();
            var running = thread.submit(() -> context.eval(Senet.LANGUAGE, program));
            assertThatThrownBy(() -> running.get(300, TimeUnit.MILLISECONDS)).isInstanceOf(TimeoutException.class);
            context.interrupt(Duration.ofSeconds(30));
            assertThatThrownBy(running::get).cause().isInstanceOfSatisfying(PolyglotException.class, e -> assertThat(
                            e.isInterrupted())
                    .isTrue());
            assertThat(thread.submit(() ->
                                    context.eval(Senet.LANGUAGE, "(+ 1 2)").asInt())
                            .get(30, TimeUnit.SECONDS))
                    .isEqualTo(3);
            var again = thread.submit(() -> context.eval(Senet.LANGUAGE, program));
            assertThatThrownBy(() -> again.get(300, TimeUnit.MILLISECONDS)).isInstanceOf(TimeoutException.class);
            context.close(true);
            assertThatThrownBy(again::get).cause().isInstanceOfSatisfying(PolyglotException.class, e -> assertThat(
                            e.isCancelled())
                    .isTrue());
        }
        theHostLives();
    }

    private static void theHostLives() {
        try (var context = constrained().build()) {
            Position start = Games.load(context, "tic-tac-toe").start();
            assertThat(start.moves()).hasSize(9);
        }
    }

    @Test
    void valuesAreThoseOfTheHost() {
        try (var context = constrained().build()) {
            var square = context.eval(Senet.LANGUAGE, "(fn [x] (* x x))");
            assertThat(square.execute(12).asInt()).isEqualTo(144);
            Value map = context.eval(Senet.LANGUAGE, "{\"a\" [1 2 3]}");
            assertThat(map.getHashValue("a").getArrayElement(2).asInt()).isEqualTo(3);
            assertThatThrownBy(() -> context.eval(Senet.LANGUAGE, "(defn f [x] (/ x 0)) (f 1)"))
                    .isInstanceOfSatisfying(PolyglotException.class, e -> assertThat(e.getPolyglotStackTrace())
                            .anySatisfy(frame -> assertThat(frame.getRootName()).isEqualTo("f")));
        }
    }
}

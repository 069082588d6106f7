package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.ResourceLimits;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.api.Games;

/** The life and the limits of contexts: they leave nothing behind in their engine, and end when they must. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class ContextsTest {
    /**
     * What one context may leave behind when there are few: what is compiled meanwhile takes its share. The smallest thing
     * worth the name of a leak, a game, takes more than twenty times that.
     */
    private static final long FEW_BYTES = 8_192;

    private static final int STATEMENTS = 20_000;

    @Test
    void hundredsOfContextsLeaveNothingBehind() {
        assertThat(bytesLeftByEachOf(600, 200, 3)).isLessThan(FEW_BYTES);
    }

    @Test
    @Tag("long")
    void tenThousandContextsLeaveNothingBehind() {
        assertThat(bytesLeftByEachOf(10_000, 500, 5)).isLessThan(FEW_BYTES / 16);
    }

    /**
     * What the heap has grown for each context after the first few, which make what all share: the least of some runs of
     * contexts of equal length, since what leaks grows in all of them and what is compiled meanwhile in some.
     */
    private static long bytesLeftByEachOf(int contexts, int first, int runs) {
        int run = contexts / runs;
        long least = Long.MAX_VALUE;
        try (var engine = Engine.newBuilder(Senet.LANGUAGE).build()) {
            int number = 0;
            while (number < first) {
                live(engine, number++);
            }
            for (int i = 0; i < runs; i++) {
                long before = usedHeap();
                for (int k = 0; k < run; k++) {
                    live(engine, number++);
                }
                least = Math.min(least, (usedHeap() - before) / run);
            }
        }
        return least;
    }

    /** One context: it defines something that others define too, something that no other does, and plays. */
    private static void live(Engine engine, int number) {
        try (var context = Context.newBuilder(Senet.LANGUAGE).engine(engine).build()) {
            context.eval(Senet.LANGUAGE, "(defmacro twice [x] `[~x ~x]) (defn pairs [] (all (twice (any 1 2))))");
            context.eval(Senet.LANGUAGE, "(defn own [] (any " + number + " 1)) (count (all (own)))");
            var position = Games.load(context, "russian-checkers").start();
            for (int ply = 0; ply < 6; ply++) {
                var moves = position.moves();
                position = position.apply(moves.get((number + ply) % moves.size()));
            }
            assertThat(position.text()).isNotEmpty();
        }
    }

    private static long usedHeap() {
        var runtime = Runtime.getRuntime();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 4; i++) {
            System.gc();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least;
    }

    /**
     * A function of the library that has once been called with one that chooses is for later contexts of its engine what it was
     * before: the check below does not choose, so it is made again when {@code most} has become 2, and b3-c2, which was found first, falls.
     */
    @Test
    void aContextLeavesNoOpinionAboutAFunction() {
        var game = """
                (board (name field) (dim "a-d") (dim "1-5") (dir we -1 0) (dir ne 1 -1))
                (piece (name Man) (pre (check is-friend?) (take)) (move (check (any ne we)) (check is-empty?))
                  (post
                    (drop)
                    (check (if (<= most 1) (= piece Man) (every? (fn [y] (not-empty? y)) [a3 c1])))
                    (inc! most)))
                (game (name "Most") (board field) (players (White (Man b3)) Black) (counter plies))
                """;
        try (var engine = Engine.newBuilder(Senet.LANGUAGE)
                .option("senet.watched", "true")
                .build()) {
            try (var context = Context.newBuilder(Senet.LANGUAGE).engine(engine).build()) {
                assertThat(context.eval(Senet.LANGUAGE, "(count (all (every? (fn [x] (any true false)) [1 2])))")
                                .asInt())
                        .isEqualTo(3);
            }
            assertThat(moves(engine, game)).containsExactly("b3-a3");
        }
    }

    private static List<String> moves(Engine engine, String game) {
        try (var context = Context.newBuilder(Senet.LANGUAGE).engine(engine).build()) {
            var moves = context.eval(Senet.LANGUAGE, game).getMember("start").invokeMember("generate");
            return LongStream.range(0, moves.getArraySize())
                    .mapToObj(
                            i -> moves.getArrayElement(i).getMember("notation").asString())
                    .toList();
        }
    }

    /** Endless programs of every kind come by statements, searches by rules and by built-in functions too. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(loop [] (recur))",
                "(while true (inc 1))",
                "(count (iterate inc 0))",
                "(reduce (fn [a b] b) (range))",
                "(count (all (let [a (any-of (range 1000)) b (any-of (range 1000))] (check (> a 1000)) b)))",
                "(one (let [x (any-of (range))] (check (neg? x)) x))",
                "(senet.native/invoke-member (senet.native/member (load-game \"chess\") \"start\") \"perft\" 30)",
                "(let [p (senet.native/member (load-game \"russian-checkers\") \"start\")] (while true (senet.native/invoke-member p \"generate\")))",
            })
    void statementsAreCounted(String program) {
        var limits =
                ResourceLimits.newBuilder().statementLimit(STATEMENTS, null).build();
        var context = Context.newBuilder(Senet.LANGUAGE).resourceLimits(limits).build();
        assertThatThrownBy(() -> context.eval(Senet.LANGUAGE, program))
                .isInstanceOfSatisfying(PolyglotException.class, e -> {
                    assertThat(e.isResourceExhausted()).isTrue();
                    assertThat(e).hasMessageContaining("Statement count limit of " + STATEMENTS + " exceeded");
                });
        context.close(true);
    }

    @Test
    void programsWithinTheirLimitsAreLeftAlone() {
        var limits =
                ResourceLimits.newBuilder().statementLimit(STATEMENTS, null).build();
        try (var context =
                Context.newBuilder(Senet.LANGUAGE).resourceLimits(limits).build()) {
            assertThat(Games.load(context, "tic-tac-toe").start().moves()).hasSize(9);
        }
    }

    /** A host's watchdog ends a search when its time is over. */
    @Test
    void aTimeLimitEndsASearch() throws InterruptedException, ExecutionException {
        try (var watchdog = Executors.newSingleThreadScheduledExecutor()) {
            var context = Context.newBuilder(Senet.LANGUAGE).build();
            var start = Games.load(context, "chess").start();
            var end = watchdog.schedule(
                    () -> context.close(true), Duration.ofMillis(200).toMillis(), TimeUnit.MILLISECONDS);
            assertThatThrownBy(() -> start.perft(30))
                    .isInstanceOfSatisfying(PolyglotException.class, e -> assertThat(e.isCancelled())
                            .isTrue());
            end.get();
        }
    }
}

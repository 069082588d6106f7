package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.management.ExecutionListener;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.senet.api.Game;
import org.senet.api.Games;
import org.senet.api.Parallel;

/** A table of what was counted already knows when that depends on more than the position; threads share their work. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class PerftJobTest {
    private static final int ENTRIES = 100_000;
    private static final int DEPTH = 9;
    private static final int THREADS = 3;

    private static final Context CONTEXT = Context.create("senet");

    @AfterAll
    static void close() {
        CONTEXT.close();
    }

    /** A game in which two kings walk about, with further clauses, most of which end it. */
    private static Game kings(String clauses) {
        return Games.of(CONTEXT.eval("senet", """
                (ns kings-%s)
                (board
                  (name little)
                  (dim "a-c") (dim "2-1")
                  (dir n 0 -1) (dir s 0 1) (dir e 1 0) (dir w -1 0))
                (piece
                  (name King)
                  (pre (check is-friend?))
                  (move (take) (any n s e w) (check (not is-friend?)) (drop)))
                (game
                  (name "Kings")
                  (board little)
                  (players (White (King a1)) (Black (King c2)))
                  %s)
                """.formatted(Integer.toHexString(clauses.hashCode()), clauses)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "(draw (check (>= repetitions 3)))",
                "(draw (check (not (<= repetitions 3))))",
                "(draw (check (>= repetitions 3))) (pass)",
                "(draw (check (>= repetitions 4))) (pass)",
                "(counter quiet) (draw (check (>= quiet 5)))",
                "(counter quiet) (draw (check (= quiet 6))) (draw (check (>= repetitions 3)))",
                "(draw (check (>= turn-number 4)))"
            })
    void theEndMayDependOnWhatWasBefore(String clauses) {
        var game = kings(clauses);
        var table = game.perftTable(ENTRIES);
        for (long depth = 1; depth <= DEPTH; depth++) {
            var job = game.start().perftJob(depth, table);

            Parallel.run(CONTEXT, THREADS, job::work);

            assertThat(job.leaves()).isEqualTo(game.start().perft(depth));
        }
        assertThat(table.hits()).isPositive();
    }

    /** Nothing is known of the numbers from which on the counter matters, so it is a part of the position. */
    @Test
    void aCounterIsReadInOtherWays() {
        var game = kings("(counter quiet) (draw (check (= 0 (mod (inc quiet) 5))))");
        var job = game.start().perftJob(DEPTH, game.perftTable(ENTRIES));

        Parallel.run(CONTEXT, THREADS, job::work);

        assertThat(job.leaves()).isEqualTo(game.start().perft(DEPTH));
    }

    @ParameterizedTest
    @ValueSource(strings = {"(>= repetitions 2)", "(= 3 repetitions)", "(>= repetitions (inc 2))"})
    void thereIsNoTableWhereAnyPositionBeforeMatters(String condition) {
        var game = kings("(draw (check " + condition + "))");

        assertThatThrownBy(() -> game.perftTable(ENTRIES))
                .isInstanceOf(PolyglotException.class)
                .hasMessageContaining("which positions were there before");
    }

    @Test
    void tablesBelongToGames() {
        var table = kings("").perftTable(ENTRIES);
        var position = kings("(draw (check (>= repetitions 3)))").start();

        assertThatThrownBy(() -> position.perftJob(2, table)).hasMessageContaining("belongs to another game");
    }

    /** Jobs of one thread and of several find the same for each move, and say so while others work. */
    @Test
    void theLeavesAreDividedByFirstMoves() {
        var start = kings("").start();
        var job = start.perftJob(DEPTH);

        Parallel.run(CONTEXT, THREADS, job::work);

        var single = start.moves().stream()
                .map(move -> start.apply(move).perft(DEPTH - 1))
                .toList();
        assertThat(job.divided()).isEqualTo(single);
        assertThat(job.leaves()).isEqualTo(start.perft(DEPTH));
    }

    @Test
    void resultsComeInOrder() {
        var numbers = IntStream.range(0, 100).boxed().toList();
        assertThat(Parallel.map(CONTEXT, THREADS, numbers, n -> n * n))
                .isEqualTo(numbers.stream().map(n -> n * n).toList());
    }

    @Test
    void theFirstFailureIsThrown() {
        var game = kings("(draw (check (and (= turn-number 3) (nth [] 1))))");
        var job = game.start().perftJob(DEPTH);

        assertThatThrownBy(() -> Parallel.run(CONTEXT, THREADS, job::work)).isInstanceOf(PolyglotException.class);
        assertThatThrownBy(() -> Parallel.map(CONTEXT, THREADS, List.of(1, 2, 3), n -> 6 / (n - 2)))
                .isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Parallel.run(CONTEXT, 0, () -> {})).isInstanceOf(IllegalArgumentException.class);
    }

    /** Code that was made before a tool came is not what the tool is shown. */
    @Test
    void aToolSeesAllRulesThatACountFollowsWheneverItComes() {
        try (var engine = Engine.create("senet");
                var later = Engine.create("senet")) {
            long fromTheStart = seenWhileCounting(engine);
            countInContextOf(later);
            assertThat(seenWhileCounting(later)).isEqualTo(fromTheStart).isPositive();
        }
    }

    private static long seenWhileCounting(Engine engine) {
        var seen = new AtomicLong();
        var listener = ExecutionListener.newBuilder()
                .statements(true)
                .onEnter(event -> seen.incrementAndGet())
                .attach(engine);
        countInContextOf(engine);
        listener.close();
        return seen.get();
    }

    private static void countInContextOf(Engine engine) {
        try (var context = Context.newBuilder("senet").engine(engine).build()) {
            var source = Source.newBuilder("senet", Senet.text("simple-checkers"), "simple-checkers.senet")
                    .buildLiteral();
            context.eval(source).getMember("start").invokeMember("perft", 3);
        }
    }
}

package org.senet.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.senet.benchmarks.yardstick.Yardstick;

/**
 * Counts the lines of play of a position of International draughts: list the moves, play each, go on, take it back. The
 * last moves are played too. {@link Report} runs it as it should be run.
 */
@BenchmarkMode(Mode.Throughput)
@Fork(1)
public class DraughtsBenchmark {

    /** What is counted. */
    @State(Scope.Benchmark)
    public static class Task {
        /** The position. */
        @Param
        public Scenario scenario = Scenario.START;
    }

    /** Lines of play counted so far, and what they cost. */
    @State(Scope.Thread)
    @AuxCounters
    public static class Tally {
        private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

        /** Lines of play. */
        public long leaves;
        /** Processor time of the thread in nanoseconds: unlike the time of day, other programs do not add to it. */
        public long cpuNanos;

        long count(Task task, LongSupplier perft) {
            try {
                var begun = THREADS.getCurrentThreadCpuTime();
                var found = perft.getAsLong();
                cpuNanos += THREADS.getCurrentThreadCpuTime() - begun;
                leaves += found;
                requireRight(found, task.scenario.leaves());
                return found;
            } catch (PolyglotException e) {
                throw SenetGame.plain(e);
            }
        }

        private static void requireRight(long found, long right) {
            if (found != right) {
                throw new IllegalStateException("counted " + found + " lines of play instead of " + right);
            }
        }
    }

    /** The position in Java. */
    @State(Scope.Benchmark)
    public static class JavaPosition {
        @SuppressWarnings("NullAway.Init")
        private Yardstick position;

        /** Sets the pieces up. */
        @Setup
        public void prepare(Task task) {
            position = task.scenario.yardstick();
        }
    }

    /** The position in Senet. */
    @State(Scope.Benchmark)
    public static class SenetPosition {
        @SuppressWarnings("NullAway.Init")
        private SenetGame game;

        @SuppressWarnings("NullAway.Init")
        private Value position;

        /**
         * Loads the game.
         *
         * @throws IOException when its script cannot be read
         */
        @Setup
        public void prepare(Task task) throws IOException {
            try {
                game = SenetGame.load(Scenario.SCRIPT);
                position = game.position(task.scenario);
            } catch (PolyglotException e) {
                throw SenetGame.plain(e);
            }
        }

        /** Closes the game's context. */
        @TearDown
        public void close() {
            game.close();
        }
    }

    /** The generator written by hand. */
    @Benchmark
    public long yardstick(Task task, JavaPosition java, Tally tally) {
        return tally.count(task, () -> java.position.perft(task.scenario.depth()));
    }

    /** Senet, asked for the number. */
    @Benchmark
    public long senetPerft(Task task, SenetPosition senet, Tally tally) {
        return tally.count(task, () -> SenetGame.perft(senet.position, task.scenario.depth()));
    }

    /** Senet, asked for the moves of every position. */
    @Benchmark
    public long senetMoves(Task task, SenetPosition senet, Tally tally) {
        return tally.count(task, () -> SenetGame.walk(senet.position, task.scenario.depth()));
    }
}

package org.senet.benchmarks.games;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.Path;
import org.graalvm.polyglot.Context;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.senet.benchmarks.yardstick.InternationalDraughts;

/**
 * Lines of play of International draughts, all moves made, from the start and from positions of kings, under JMH:
 * {@code tests/benchmarks/run --jmh DraughtsPositions -f 0} measures Senet and the program by hand in one process. The counter
 * {@code done} is the number of lines.
 */
@BenchmarkMode(Mode.Throughput)
@Fork(1)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 3)
@State(Scope.Benchmark)
public class DraughtsPositionsBenchmark {
    /** From where lines of play are counted. */
    public enum From {
        /** The start of the game. */
        START("W:W31-50:B1-20", 6),
        /** Men that are about to become kings. */
        PROMOTIONS("W:W6,7,8,9,10:B41,42,43,44,45", 6),
        /** Three kings among men. */
        KINGS("B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24", 5);

        private final String text;
        private final int depth;

        From(String text, int depth) {
            this.text = text;
            this.depth = depth;
        }
    }

    /** From where. */
    @Param
    public From from = From.START;

    private @org.jspecify.annotations.Nullable Context context;
    private @org.jspecify.annotations.Nullable Contender senet;
    private @org.jspecify.annotations.Nullable Contender java;

    /**
     * Loads the game.
     *
     * @throws IOException when a file cannot be read
     */
    @Setup
    public void load() throws IOException {
        var row = Row.find(Row.read(Path.of(System.getProperty("senet.table", "games.tsv"))), "international-draughts");
        var made = Context.newBuilder("senet").allowAllAccess(true).build();
        context = made;
        var start = Contender.Senet.load(made, row, true).start();
        senet = new Contender.Senet(start.getMember("game").invokeMember("position", from.text));
        java = new Contender.Java(InternationalDraughts.position(from.text, true));
        long leaves = java.perft(from.depth, false);
        if (senet.perft(from.depth, false) != leaves) {
            throw new IllegalStateException("the programs do not agree that there are " + leaves + " lines of play");
        }
    }

    /** Closes what the game was loaded into. */
    @TearDown
    public void close() {
        requireNonNull(context).close();
    }

    /** The script. */
    @Benchmark
    public long senet(GameBenchmark.Tally tally) {
        return count(requireNonNull(senet), tally);
    }

    /** The program by hand. */
    @Benchmark
    public long java(GameBenchmark.Tally tally) {
        return count(requireNonNull(java), tally);
    }

    private long count(Contender contender, GameBenchmark.Tally tally) {
        long leaves = contender.perft(from.depth, false);
        tally.done += leaves;
        return leaves;
    }
}

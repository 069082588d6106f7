package org.senet.benchmarks.games;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.graalvm.polyglot.Context;
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
import org.openjdk.jmh.annotations.Warmup;
import org.senet.benchmarks.yardstick.Design;

/**
 * One task of one game under JMH, for its statistics and its profilers: {@code tests/benchmarks/run --jmh -p game=othello -prof
 * gc}. The counter {@code done} is the speed, in lines of play or games.
 */
@BenchmarkMode(Mode.Throughput)
@Fork(1)
@Warmup(iterations = 2)
@State(Scope.Benchmark)
public class GameBenchmark {
    /** The game's name in the table of games. */
    @Param("international-draughts")
    public String game = "";

    /** What is done. */
    @Param
    public Task task = Task.MOVES;

    /** {@code senet}, or the design of a program by hand: {@code mailbox}, {@code bitboard}, {@code chains}. */
    @Param({Duel.SENET, "mailbox"})
    public String by = "";

    private int depth;
    private long seed;
    private @org.jspecify.annotations.Nullable Context context;
    private @org.jspecify.annotations.Nullable Contender contender;

    /** Lines of play counted, or games played. */
    @State(Scope.Thread)
    @AuxCounters
    public static class Tally {
        /** How many there were. */
        public long done;
    }

    /**
     * Loads the game.
     *
     * @throws IOException when a file cannot be read
     */
    @Setup
    public void load() throws IOException {
        var row = Row.find(Row.read(Path.of(System.getProperty("senet.table", "games.tsv"))), game);
        depth = row.depth();
        var made = Context.newBuilder("senet").allowAllAccess(true).build();
        context = made;
        contender = by.equals(Duel.SENET)
                ? Contender.Senet.load(made, row, true)
                : Contender.Java.of(game, Design.valueOf(by.toUpperCase(Locale.ROOT)), true);
    }

    /** Closes what the game was loaded into. */
    @TearDown
    public void close() {
        requireNonNull(context).close();
    }

    /** Does the task once. */
    @Benchmark
    public long run(Tally tally) {
        var player = requireNonNull(contender);
        if (task == Task.PLAYOUTS) {
            tally.done++;
            return player.playouts(1, seed++);
        }
        long leaves = player.perft(depth, task == Task.BULK);
        tally.done += leaves;
        return leaves;
    }
}

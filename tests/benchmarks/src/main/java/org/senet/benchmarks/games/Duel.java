package org.senet.benchmarks.games;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.senet.benchmarks.yardstick.Design;

/**
 * A task that Senet did, and by turns the programs in Java where there are any; so what else the machine does disturbs all alike.
 *
 * @param whole whether draws belong to the game; else moves alone count
 * @param task what was done
 * @param senet slices of Senet
 * @param rivals the programs in Java, each with as many slices
 */
record Duel(boolean whole, Task task, List<Slice> senet, List<Rival> rivals) {
    static final String SENET = "senet";
    private static final int STEADY_SLICES = 3;
    private static final double STEADY_SPREAD = 1.05;
    private static final double COMPILING = 1.3;
    private static final double SAME_GAME = 0.05;

    Duel {
        senet = List.copyOf(senet);
        rivals = List.copyOf(rivals);
    }

    /**
     * A program in Java.
     *
     * @param design how it keeps the board
     * @param slices its slices, each beside the one of Senet with the same index
     */
    record Rival(Design design, List<Slice> slices) {
        /** Lines of play or games in a second of its processor time. */
        double speed() {
            return Slice.median(slices, Slice::speed);
        }
    }

    /**
     * Warms up and measures.
     *
     * @throws IOException when the worker fails
     */
    static Duel run(GameProcess process, Row row, boolean whole, Task task, Pace pace) throws IOException {
        warm(process, SENET, row, whole, task, pace, pace.warmMillis());
        var rivals = new ArrayList<Rival>();
        for (var design : row.yardsticks()) {
            warm(process, design.key(), row, whole, task, pace, pace.warmMillis() / 2);
            rivals.add(new Rival(design, new ArrayList<>()));
        }
        var senet = new ArrayList<Slice>();
        for (int i = 0; i < pace.slices(); i++) {
            senet.add(process.slice(SENET, whole, task, row.depth(), pace.sliceMillis()));
            for (var rival : rivals) {
                rival.slices.add(process.slice(rival.design.key(), whole, task, row.depth(), pace.sliceMillis()));
            }
        }
        return new Duel(whole, task, senet, rivals);
    }

    private static void warm(
            GameProcess process, String contender, Row row, boolean whole, Task task, Pace pace, long least)
            throws IOException {
        var slices = new ArrayList<Slice>();
        long spent = 0;
        while (spent < least || spent < Pace.PATIENCE * least && !isSteady(slices)) {
            var slice = process.slice(contender, whole, task, row.depth(), pace.sliceMillis());
            slices.add(slice);
            spent += (long) (slice.cpu() * 1e3);
        }
    }

    /** Whether the last slices were about as fast as those before, and nothing was compiled. */
    static boolean isSteady(List<Slice> slices) {
        int size = slices.size();
        if (size < 2 * STEADY_SLICES) {
            return false;
        }
        var last = slices.subList(size - STEADY_SLICES, size);
        double now = Slice.median(last, Slice::speed);
        double then = Slice.median(slices.subList(size - 2 * STEADY_SLICES, size - STEADY_SLICES), Slice::speed);
        return now < then * STEADY_SPREAD && last.stream().allMatch(slice -> slice.process() < COMPILING * slice.cpu());
    }

    /** Lines of play or games in a second of Senet's processor time. */
    double speed() {
        return Slice.median(senet, Slice::speed);
    }

    /** How many times as fast as a program in Java Senet is. */
    double ratio(Rival rival) {
        return Slice.median(
                IntStream.range(0, senet.size())
                        .mapToObj(
                                i -> senet.get(i).speed() / rival.slices.get(i).speed())
                        .toList(),
                Double::doubleValue);
    }

    /** Moves of a random game on the average. */
    double length() {
        return length(senet);
    }

    /** Whether random games are about as long by a program in Java, but for chance; else they do not play the same game. */
    boolean isSameGame(Rival rival) {
        return Math.abs(length() / length(rival.slices) - 1) < SAME_GAME;
    }

    private static double length(List<Slice> slices) {
        return slices.stream().mapToDouble(Slice::plies).sum()
                / slices.stream().mapToDouble(Slice::done).sum();
    }

    /** Bytes that Senet allocates for each line of play or game. */
    double allocated() {
        return Slice.median(senet, slice -> slice.allocated() / slice.done());
    }
}

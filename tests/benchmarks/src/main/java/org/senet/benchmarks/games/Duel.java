package org.senet.benchmarks.games;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A task that Senet did, and by turns the program in Java where there is one; so what else the machine does disturbs both alike.
 *
 * @param whole whether draws belong to the game; else moves alone count
 * @param task what was done
 * @param senet slices of Senet
 * @param java slices of the program in Java, each beside the one of Senet with the same index; or none
 */
record Duel(boolean whole, Task task, List<Slice> senet, List<Slice> java) {
    static final String SENET = "senet";
    static final String JAVA = "java";
    private static final int STEADY_SLICES = 3;
    private static final double STEADY_SPREAD = 1.05;
    private static final double COMPILING = 1.3;

    Duel {
        senet = List.copyOf(senet);
        java = List.copyOf(java);
    }

    /**
     * Warms up and measures.
     *
     * @throws IOException when the worker fails
     */
    static Duel run(GameProcess process, Row row, boolean whole, Task task, Pace pace) throws IOException {
        warm(process, SENET, row, whole, task, pace, pace.warmMillis());
        if (row.hasYardstick()) {
            warm(process, JAVA, row, whole, task, pace, pace.warmMillis() / 2);
        }
        var senet = new ArrayList<Slice>();
        var java = new ArrayList<Slice>();
        for (int i = 0; i < pace.slices(); i++) {
            senet.add(process.slice(SENET, whole, task, row.depth(), pace.sliceMillis()));
            if (row.hasYardstick()) {
                java.add(process.slice(JAVA, whole, task, row.depth(), pace.sliceMillis()));
            }
        }
        return new Duel(whole, task, senet, java);
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

    /** The same of the program in Java. */
    double javaSpeed() {
        return Slice.median(java, Slice::speed);
    }

    /** How many times as fast as the program in Java Senet is. */
    double ratio() {
        return Slice.median(
                IntStream.range(0, java.size())
                        .mapToObj(i -> senet.get(i).speed() / java.get(i).speed())
                        .toList(),
                Double::doubleValue);
    }

    /** Moves of a random game on the average. */
    double length() {
        return length(senet);
    }

    /** The same by the program in Java; when the games are the same, so are the averages but for chance. */
    double javaLength() {
        return length(java);
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

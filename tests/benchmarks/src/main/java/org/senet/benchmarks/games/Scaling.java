package org.senet.benchmarks.games;

import java.util.ArrayList;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.senet.api.Parallel;
import org.senet.api.PerftJob;

/** How many times as fast two threads count lines of play as one, by the clock on the wall, when nothing is compiled any more. */
final class Scaling {
    private static final double LONG_ENOUGH = 0.3;
    private static final double SLICE = 2;
    private static final int ROUNDS = 9;
    /** It has stopped getting faster when so many slices in a row are no faster than the best one by more than a thirtieth. */
    private static final int CALM = 4;

    private static final double FASTER = 1 + 1.0 / 30;
    private static final int MOST_WARM_SLICES = 45;
    private static final double SECOND = 1e9;

    private final Context context;
    private final Value start;
    private int depth;

    /**
     * The scaling of a game.
     *
     * @param depth plies to begin with; more are counted where that takes too short
     */
    Scaling(Context context, Value start, int depth) {
        this.context = context;
        this.start = start;
        this.depth = depth;
    }

    /** Two threads' speed divided by one's, the medians of slices by turns. */
    double measure() {
        warmUp();
        while (seconds(1) < LONG_ENOUGH) {
            depth++;
        }
        warmUp();
        var one = new ArrayList<Double>();
        var two = new ArrayList<Double>();
        for (int i = 0; i < ROUNDS; i++) {
            one.add(speed(1));
            two.add(speed(2));
        }
        return Slice.median(two, Double::doubleValue) / Slice.median(one, Double::doubleValue);
    }

    private void warmUp() {
        double best = 0;
        int calm = 0;
        for (int i = 0; i < MOST_WARM_SLICES && calm < CALM; i++) {
            double speed = speed(1 + i % 2) / (1 + i % 2);
            calm = speed > best * FASTER ? 0 : calm + 1;
            best = Math.max(best, speed);
        }
    }

    /** Counts in a second, each of the whole tree. */
    private double speed(int threads) {
        double seconds = 0;
        int counts = 0;
        while (seconds < SLICE) {
            seconds += seconds(threads);
            counts++;
        }
        return counts / seconds;
    }

    private double seconds(int threads) {
        var job = start.invokeMember("perftJob", (long) depth).as(PerftJob.class);
        long begun = System.nanoTime();
        Parallel.run(context, threads, job::work);
        return (System.nanoTime() - begun) / SECOND;
    }
}

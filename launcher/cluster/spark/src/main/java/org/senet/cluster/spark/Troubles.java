package org.senet.cluster.spark;

import java.time.Duration;
import org.apache.spark.SparkContext;
import org.senet.cluster.UnitFailure;

/** What goes wrong with a cluster, in words. */
final class Troubles {
    private static final Duration LONGEST = Duration.ofMinutes(2);
    /** Other executors mostly come soon after the first one. */
    private static final Duration OTHERS = Duration.ofSeconds(3);

    private static final long STEP_MILLIS = 100;
    private static final int LONGEST_MESSAGE = 400;

    private Troubles() {}

    /**
     * Waits until there are executors.
     *
     * @throws UnitException when none comes
     */
    static void awaitExecutors(SparkContext spark) {
        if (spark.isLocal()) {
            return;
        }
        int wanted = spark.conf().getInt("spark.executor.instances", 0);
        long begun = System.nanoTime();
        long first = 0;
        // The driver is one of them.
        for (int there = 0; there < wanted || there == 0 || System.nanoTime() - first < OTHERS.toNanos(); ) {
            there = spark.statusTracker().getExecutorInfos().length - 1;
            first = there > 0 && first == 0 ? System.nanoTime() : first;
            if (spark.isStopped() || there == 0 && System.nanoTime() - begun > LONGEST.toNanos()) {
                throw new UnitException(UnitFailure.of("no executor came to the work"
                        + "\nhint: their logs tell why: in the folder `work` of a worker, or in the web pages of the master; mostly"
                        + " the worker has too little memory or no free core, or not the Java that was asked for"));
            }
            if (there > 0 && System.nanoTime() - first > LONGEST.toNanos() / 4) {
                return;
            }
            pause();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(STEP_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UnitException(UnitFailure.of("interrupted"));
        }
    }

    /** What Spark has thrown. */
    static UnitFailure failure(Exception e) {
        var text = new StringBuilder();
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            text.append(cause.getMessage()).append('\n');
        }
        var all = text.toString();
        if (all.contains("UnsupportedClassVersionError")) {
            return UnitFailure.of("an executor runs a Java that is too old: Senet needs 21, and 25 to compile rules"
                    + "\nhint: `senet cluster-image` makes a JDK for workers; `--image DIR` tells where they have it");
        }
        if (all.contains("Master removed our application") || all.contains("masters are unresponsive")) {
            return UnitFailure.of("the master has ended the job: its executors could not start, or it is gone"
                    + "\nhint: the logs of executors are in the folder `work` of each worker");
        }
        var shown = all.strip().lines().findFirst().orElse(e.getClass().getSimpleName());
        return UnitFailure.of("the cluster gave up: " + shown.substring(0, Math.min(LONGEST_MESSAGE, shown.length())));
    }
}

package org.senet.cluster.spark;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.Inputs;
import org.senet.cluster.Job;
import org.senet.cluster.Journal;
import org.senet.cluster.UnitFailure;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * Lets the executors do units in two waves: some that show how long a unit takes, then all others in tasks of about twenty seconds, or
 * shorter ones if there were too few for all cores.
 */
final class Waves {
    private static final long TASK_NANOS = TimeUnit.SECONDS.toNanos(20);
    /** Spark sends no task that is much larger. */
    private static final long TASK_BYTES = 16L << 20;
    /** So many tasks for each core, if possible: the last ones end at different times. */
    private static final int TASKS_PER_CORE = 4;
    /** One of so many units shows how long all take. */
    private static final int PILOT = 50;

    private final SparkContext spark;
    private final Job job;
    private final Inputs inputs;
    private final Journal journal;
    private final Broadcast<Orders> orders;
    private final List<Long> nanos = new ArrayList<>();
    private volatile @Nullable RuntimeException failure;
    private volatile @Nullable IOException unwritten;

    Waves(SparkContext spark, Job job, Inputs inputs, Journal journal, Orders orders) {
        this.spark = spark;
        this.job = job;
        this.inputs = inputs;
        this.journal = journal;
        this.orders = JavaSparkContext.fromSparkContext(spark).broadcast(orders);
    }

    /**
     * Does all units that are not in the journal.
     *
     * @throws UnitException when one cannot be done
     * @throws IOException when the journal cannot be written
     */
    void run() throws IOException {
        int[] left = left();
        if (left.length == 0) {
            return;
        }
        Troubles.awaitExecutors(spark);
        int cores = Math.max(1, spark.defaultParallelism());
        int pilot = Math.min(left.length, Math.max(2 * cores, left.length / PILOT));
        int step = Math.max(1, left.length / Math.max(1, pilot));
        wave(
                IntStream.range(0, left.length)
                        .filter(i -> i % step == 0)
                        .map(i -> left[i])
                        .toArray(),
                2 * cores);
        int[] rest = left();
        long most = Math.max(1, rest.length / (TASKS_PER_CORE * cores));
        long size = Math.clamp(TASK_NANOS / Math.max(1, median()), 1, most);
        long bytes = Arrays.stream(rest).mapToLong(inputs::length).sum();
        wave(rest, (int) Math.max((rest.length + size - 1) / size, bytes / TASK_BYTES));
    }

    private int[] left() {
        var known = journal.results().keySet();
        return IntStream.range(0, job.work().units())
                .filter(unit -> !known.contains(unit))
                .toArray();
    }

    /** How long a unit takes mostly. The first ones of each task are left out, because rules are compiled meanwhile. */
    private long median() {
        var sorted = nanos.stream().sorted().toList();
        return sorted.isEmpty() ? TASK_NANOS : sorted.get(sorted.size() / 2);
    }

    private void wave(int[] units, int tasks) throws IOException {
        if (units.length == 0) {
            return;
        }
        int parts = Math.min(units.length, tasks);
        // Neighbours are alike, so each task gets some of everywhere.
        var split = IntStream.range(0, parts)
                .<Serializable>mapToObj(part -> new Assignment.Draft(
                        IntStream.range(0, units.length)
                                .filter(i -> i % parts == part)
                                .map(i -> units[i])
                                .toArray(),
                        inputs))
                .toList();
        spark.setJobGroup("senet", job.work().kind(), true);
        var rdd = JavaSparkContext.fromSparkContext(spark)
                .parallelize(split, parts)
                .rdd();
        try {
            spark.runJob(rdd, new UnitTask(orders), new Taker(), ClassTag$.MODULE$.apply(Results.class));
        } catch (Exception e) {
            throw told(e);
        }
    }

    /** What to throw when a wave has failed: the reason if it is known here, else that of Spark. */
    private RuntimeException told(Exception e) throws IOException {
        if (unwritten != null) {
            throw unwritten;
        }
        return failure != null ? failure : new UnitException(Troubles.failure(e));
    }

    /** Takes the results of tasks, one after another; Spark hands each over once. */
    private final class Taker extends AbstractFunction2<Object, Results, BoxedUnit> {
        @Override
        public BoxedUnit apply(Object part, Results results) {
            var lines = new TreeMap<Integer, String>();
            for (int i = 0; i < results.units().length; i++) {
                lines.put(results.units()[i], results.texts()[i]);
            }
            Arrays.stream(results.nanos()).skip(results.nanos().length / 2).forEach(nanos::add);
            try {
                journal.add(lines);
            } catch (IOException e) {
                unwritten = e;
                throw new UncheckedIOException(e);
            }
            System.out.println(
                    "senet-progress " + journal.size() + " " + job.work().units());
            var told = results.failure();
            if (told != null) {
                failure = new UnitException(UnitFailure.read(told));
                throw failure;
            }
            return BoxedUnit.UNIT;
        }
    }
}

package org.senet.cluster.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.Arrays;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.apache.spark.broadcast.Broadcast;
import org.graalvm.polyglot.PolyglotException;
import org.senet.cluster.ClusterException;
import org.senet.cluster.UnitFailure;
import org.senet.cluster.Workplace;
import org.senet.cluster.observation.GameFailure;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction2;

/** Does some units in an executor. What would fail anywhere is told as a result; what only fails here is thrown, and Spark tries again. */
final class UnitTask extends AbstractFunction2<TaskContext, Iterator<Serializable>, Results> implements Serializable {
    private static final long serialVersionUID = 1L;

    private final Broadcast<Orders> orders;

    UnitTask(Broadcast<Orders> orders) {
        this.orders = orders;
    }

    @Override
    public Results apply(TaskContext context, Iterator<Serializable> partition) {
        var assignment = (Assignment) partition.next();
        var units = assignment.units();
        var texts = new String[units.length];
        var nanos = new long[units.length];
        int done = 0;
        try {
            var place = Places.of(orders.value());
            if (!place.compiles() && !orders.value().interprets()) {
                return new Results(
                        new int[0], new String[0], new long[0], interpreted().write());
            }
            for (; done < units.length; done++) {
                long begun = System.nanoTime();
                texts[done] = result(place, units[done], assignment.inputs()[done]);
                nanos[done] = System.nanoTime() - begun;
            }
            return new Results(units, texts, nanos, null);
        } catch (PolyglotException e) {
            return failed(UnitFailure.of(e), units, texts, nanos, done);
        } catch (GameFailure e) {
            return failed(UnitFailure.of(e), units, texts, nanos, done);
        } catch (LinkageError e) {
            // The runtime is there, and the modules of the compiler are not.
            return failed(interpreted(), units, texts, nanos, done);
        } catch (ClusterException e) {
            var hint = e.hint() == null ? "" : "\nhint: " + e.hint();
            return failed(UnitFailure.of(e.text() + hint), units, texts, nanos, done);
        } catch (IOException e) {
            return failed(UnitFailure.of("a file cannot be written: " + e.getMessage()), units, texts, nanos, done);
        }
    }

    private static String result(Workplace place, int unit, String input) throws IOException {
        try {
            return place.result(unit, input);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new TaskKilledException("interrupted");
        }
    }

    private static Results failed(UnitFailure failure, int[] units, String[] texts, long[] nanos, int done) {
        return new Results(
                Arrays.copyOf(units, done), Arrays.copyOf(texts, done), Arrays.copyOf(nanos, done), failure.write());
    }

    private static UnitFailure interpreted() {
        return UnitFailure.of(
                "an executor has no compiler for rules: it runs " + System.getProperty("java.vm.name") + " "
                        + System.getProperty("java.version") + " in " + System.getProperty("java.home")
                        + "\nhint: `senet cluster-image` makes what workers need; `--image DIR` tells where they have it;"
                        + " `--allow-interpreted` does without, and takes many times as long");
    }
}

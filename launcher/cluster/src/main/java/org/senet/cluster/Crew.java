package org.senet.cluster;

import java.io.IOException;
import java.util.ArrayList;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Does units in several threads of this process, in their order. */
public final class Crew {
    private Crew() {}

    /** What is done with the result of a unit. */
    @FunctionalInterface
    public interface Taker {
        /** Takes it; one at a time. */
        void take(int unit, String result) throws IOException;
    }

    /**
     * Does units.
     *
     * @param inputs what they read
     * @throws RuntimeException by which the first one has failed; the others are given up
     */
    public static void run(Workplace place, Inputs inputs, int[] units, int threads, Taker taker) throws IOException {
        var executor = Executors.newFixedThreadPool(threads, task -> {
            var thread = new Thread(task, "senet-crew");
            thread.setDaemon(true);
            return thread;
        });
        var done = new ExecutorCompletionService<Result>(executor);
        try {
            var tasks = new ArrayList<Future<Result>>();
            for (int unit : units) {
                tasks.add(done.submit(() -> new Result(unit, place.result(unit, inputs.of(unit)))));
            }
            for (int i = 0; i < tasks.size(); i++) {
                var result = done.take().get();
                taker.take(result.unit, result.text);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case IOException cause -> throw cause;
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                case null, default -> throw new IllegalStateException(e);
            }
        } finally {
            executor.shutdownNow();
        }
    }

    private record Result(int unit, String text) {}
}

package org.senet.launcher;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.graalvm.polyglot.Context;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.records.RecordPart;
import org.senet.cluster.records.RecordPlayer;
import org.senet.cluster.records.Verdicts;

/**
 * Threads that play the games of files again, each in a context of its own. They take the parts of the files in their order, and what
 * they find is printed in that order, as soon as it is known. Only some parts are in memory at a time.
 */
final class ReplayTeam {
    private static final int PARTS_PER_THREAD = 4;
    /** Rules need much stack. */
    private static final long STACK = 64L << 20;

    private final RecordFiles files;
    private final ReplayPrinter printer;
    private final Deque<Task> tasks = new ArrayDeque<>();
    private final int mostTasks;
    private @Nullable Throwable failure;

    /** A part that is being played. */
    private record Task(RecordPart part, CompletableFuture<Verdicts> verdicts) {}

    ReplayTeam(RecordFiles files, ReplayPrinter printer, int threads) {
        this.files = files;
        this.printer = printer;
        mostTasks = threads * PARTS_PER_THREAD;
    }

    /** Makes a player of records with a context of its own. */
    @FunctionalInterface
    interface Opener {
        int use(PlayerUse use) throws IOException;
    }

    /** What is done with a player of records, as long as its context is open. */
    @FunctionalInterface
    interface PlayerUse {
        /** Returns the exit code of the process. */
        int with(Context context, RecordPlayer player) throws IOException;
    }

    /** How far the work is, in a line. */
    synchronized String progress() {
        return printer.summary();
    }

    /** Plays all games, in this thread and in others beside it. */
    void play(RecordPlayer own, int others, Opener opener) throws IOException {
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < others; i++) {
            var thread = new Thread(
                    null,
                    () -> guarded(() -> opener.use((context, player) -> {
                        work(player);
                        return 0;
                    })),
                    "replay-" + i,
                    STACK);
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        guarded(() -> {
            work(own);
            return 0;
        });
        for (var thread : threads) {
            join(thread);
        }
        switch (failure) {
            case null -> {}
            case IOException e -> throw e;
            case RuntimeException e -> throw e;
            case Error e -> throw e;
            default -> throw new IllegalStateException(failure);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private interface Work {
        int run() throws IOException;
    }

    private void guarded(Work work) {
        try {
            work.run();
        } catch (IOException | RuntimeException | Error e) {
            fail(e instanceof CompletionException c && c.getCause() != null ? c.getCause() : e);
        }
    }

    /** Stops everybody; the first failure is the one to tell. */
    private synchronized void fail(Throwable cause) {
        failure = failure == null ? cause : failure;
        for (var task : tasks) {
            task.verdicts.completeExceptionally(cause);
        }
        notifyAll();
    }

    private void work(RecordPlayer player) throws IOException {
        for (var task = take(); task != null; task = take()) {
            task.verdicts.complete(player.play(task.part));
            print();
        }
    }

    private synchronized @Nullable Task take() throws IOException {
        while (tasks.size() >= mostTasks && failure == null) {
            try {
                wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return null;
            }
        }
        var part = failure == null ? files.next() : null;
        if (part == null) {
            return null;
        }
        var task = new Task(part, new CompletableFuture<>());
        tasks.add(task);
        return task;
    }

    /** Prints what is known of the first parts that are not printed yet. */
    private synchronized void print() throws IOException {
        while (!tasks.isEmpty() && tasks.getFirst().verdicts.isDone() && failure == null) {
            var task = tasks.removeFirst();
            printer.print(task.part.file(), task.verdicts.join());
            notifyAll();
        }
    }
}

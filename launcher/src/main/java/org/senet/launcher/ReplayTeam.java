package org.senet.launcher;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/**
 * Threads that play the games of a file again, each in a context of its own. They take the parts of the file in their order, and what
 * they find is printed in that order, as soon as it is known. Only some parts are in memory at a time.
 */
final class ReplayTeam {
    private static final int PARTS_PER_THREAD = 4;
    /** Rules need much stack. */
    private static final long STACK = 64L << 20;
    /** Back to the line's begin, and erase what tells of the progress. */
    private static final String ERASE = "\r\033[K";

    private final RecordParts parts;
    private final Terminal terminal;
    private final ReplayOutput output;
    private final ReplayTally tally = new ReplayTally();
    private final Deque<Task> tasks = new ArrayDeque<>();
    private final int mostTasks;
    private CompletableFuture<Long> nextNumber = CompletableFuture.completedFuture(1L);
    private @Nullable Throwable failure;
    private boolean hasPrinted;

    /**
     * A part that is being played.
     *
     * @param number of its first game
     * @param next the number behind its last game
     */
    private record Task(
            RecordParts.Part part,
            CompletableFuture<Long> number,
            CompletableFuture<Long> next,
            CompletableFuture<List<ReplayRun.Told>> told) {}

    /** @param output prints to the terminal */
    ReplayTeam(RecordParts parts, Terminal terminal, int threads, ReplayOutput output) {
        this.parts = parts;
        this.terminal = terminal;
        this.output = output;
        mostTasks = threads * PARTS_PER_THREAD;
    }

    /** Opens the game once more, for another thread. */
    @FunctionalInterface
    interface Opener {
        int use(GameSession.Use use) throws IOException;
    }

    /** Makes what plays in a context. */
    @FunctionalInterface
    interface Maker {
        ReplayRun run(GameSession session);
    }

    /** How far the work is, in a line. */
    synchronized String progress() {
        return tally.summary();
    }

    /** Plays all games, in this thread and in others beside it. */
    ReplayTally play(ReplayRun own, int others, Opener opener, Maker maker) throws IOException {
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < others; i++) {
            var thread = new Thread(
                    null,
                    () -> guarded(() -> opener.use(session -> {
                        work(maker.run(session));
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
        output.end(tally, hasPrinted);
        return tally;
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
            task.next.completeExceptionally(cause);
            task.told.completeExceptionally(cause);
        }
        notifyAll();
    }

    private void work(ReplayRun run) throws IOException {
        for (var task = take(); task != null; task = take()) {
            var taken = task;
            task.told.complete(run.play(task.part, games -> {
                long first = taken.number.join();
                taken.next.complete(first + games);
                return first;
            }));
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
        var part = failure == null ? parts.next() : null;
        if (part == null) {
            return null;
        }
        var task = new Task(part, nextNumber, new CompletableFuture<>(), new CompletableFuture<>());
        nextNumber = task.next;
        tasks.add(task);
        return task;
    }

    /** Prints what is known of the first parts that are not printed yet. */
    private synchronized void print() {
        while (!tasks.isEmpty() && tasks.getFirst().told.isDone() && failure == null) {
            tasks.removeFirst().told.join().forEach(this::print);
            notifyAll();
        }
    }

    private void print(ReplayRun.Told game) {
        if (game.text().length > 0) {
            terminal.out().print(hasPrinted ? output.separator() : output.opening());
            terminal.out().write(game.text(), 0, game.text().length);
            hasPrinted = true;
        }
        if (game.cause() == null) {
            tally.accept(game.moves());
        } else {
            tally.refuse(game.cause(), game.moves());
        }
        if (!(output instanceof ReplayOutput.Lines) && !game.problems().isEmpty()) {
            terminal.out().flush();
            terminal.err().print(terminal.showsProgress() && terminal.wantsColours() ? ERASE : "");
            game.problems().stream()
                    .flatMap(problem -> problem.lines(terminal.errStyle()).stream())
                    .forEach(terminal.err()::println);
        }
    }
}

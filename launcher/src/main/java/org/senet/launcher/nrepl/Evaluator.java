package org.senet.launcher.nrepl;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.graalvm.polyglot.Context;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.repl.Interrupter;
import org.senet.launcher.repl.Session;

/**
 * The one thread that uses a server's context: evaluations run one after another, in the order in which they came. Thread-safe.
 */
final class Evaluator implements AutoCloseable {
    private static final long STACK = 512L << 20;
    /** An editor's question is not worth waiting longer than this for an evaluation that runs. */
    private static final long LONGEST_WAIT_SECONDS = 2;

    /** What a request wants to be done. */
    interface Task {
        /** @param interruptibly runs the part that a client may interrupt; what is outside always comes to its end */
        void run(Session session, Consumer<Runnable> interruptibly);
    }

    private record Running(Request request, Interrupter interrupter) {}

    private final Streams streams;
    private final Context context;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        var made = new Thread(null, task, "evaluator", STACK);
        made.setDaemon(true);
        return made;
    });
    private volatile @Nullable Running running;
    private @Nullable Session session;

    /** @param context one that has these streams, which the caller closes */
    Evaluator(Context context, Streams streams) {
        this.context = context;
        this.streams = streams;
    }

    /** Runs a task for a request, whose client gets what is printed, when all that came before has ended. */
    void submit(Request request, Task task) {
        thread.execute(() -> {
            streams.setClient(request);
            var interrupter = new Interrupter(context, () -> {}, () -> {});
            try {
                task.run(session(), evaluation -> {
                    running = new Running(request, interrupter);
                    try {
                        interrupter.run(evaluation);
                    } finally {
                        // Before the client is told of the end, so that an interrupt behind that is not for this
                        // evaluation.
                        running = null;
                    }
                });
            } finally {
                running = null;
                streams.setClient(null);
            }
        });
    }

    /** Answers a question of an editor; empty when an evaluation goes on for too long. */
    <T> Optional<T> ask(Function<Session, T> question) throws InterruptedException {
        var answer = thread.submit(() -> question.apply(session()));
        try {
            return Optional.of(answer.get(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS));
        } catch (TimeoutException | CancellationException e) {
            answer.cancel(false);
            return Optional.empty();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        }
    }

    private Session session() {
        if (session == null) {
            session = new Session(context);
        }
        return session;
    }

    /**
     * Interrupts the evaluation that runs, if it is the wanted one, and returns when it has stopped.
     *
     * @param id of its request; null for any
     * @return whether such an evaluation ran
     */
    boolean interrupt(@Nullable String id) {
        var found = running;
        if (found == null || id != null && !id.equals(found.request().text("id"))) {
            return false;
        }
        found.interrupter().interrupt();
        return true;
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}

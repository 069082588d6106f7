package org.senet.launcher.nrepl;

import java.time.Duration;
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
import org.senet.launcher.repl.Session;

/**
 * The one thread that uses a server's context: evaluations run one after another, in the order in which they came. Thread-safe.
 */
final class Evaluator implements AutoCloseable {
    private static final long STACK = 512L << 20;
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    /** An editor's question is not worth waiting longer than this for an evaluation that runs. */
    private static final long LONGEST_WAIT_SECONDS = 2;

    private final Streams streams;
    private final Context context;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        var made = new Thread(null, task, "evaluator", STACK);
        made.setDaemon(true);
        return made;
    });
    private final Object interrupting = new Object();
    private @Nullable Request running;
    private @Nullable Session session;

    /** @param context one that has these streams, which the caller closes */
    Evaluator(Context context, Streams streams) {
        this.context = context;
        this.streams = streams;
    }

    /** Runs a task for a request, whose client gets what is printed, when all that came before has ended. */
    void submit(Request request, Consumer<Session> task) {
        thread.execute(() -> {
            begin(request);
            try {
                task.accept(session());
            } finally {
                end();
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

    private void begin(Request request) {
        streams.setClient(request);
        synchronized (interrupting) {
            running = request;
        }
    }

    private void end() {
        // An interrupt that has begun is over before the next task begins.
        synchronized (interrupting) {
            running = null;
        }
        streams.setClient(null);
    }

    /**
     * Interrupts the evaluation that runs, if it is the wanted one.
     *
     * @param id of its request; null for any
     * @return its id, or nothing when no such evaluation runs
     */
    Optional<String> interrupt(@Nullable String id) {
        synchronized (interrupting) {
            if (running == null || id != null && !id.equals(running.text("id"))) {
                return Optional.empty();
            }
            var found = running.text("id", "");
            try {
                context.interrupt(PATIENCE);
            } catch (TimeoutException e) {
                return Optional.empty();
            }
            return Optional.of(found);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}

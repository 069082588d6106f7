package org.senet.launcher.lsp;

import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;
import org.jspecify.annotations.Nullable;

/** The one thread that asks the language, with all that it needs. Questions are answered in order, unless cancelled. */
final class Worker {
    private static final long LONGEST_FINISH_SECONDS = 10;

    private final Documents documents;
    private final ScheduledExecutorService timer;
    private final ExecutorService thread;
    private @Nullable Tools tools;

    Worker(Documents documents, ScheduledExecutorService timer, ExecutorService thread) {
        this.documents = documents;
        this.timer = timer;
        this.thread = thread;
    }

    /** What answers are made with. */
    record Tools(
            Analyst analyst,
            LibraryFiles library,
            Program program,
            Descriptions descriptions,
            Completion completion,
            Signatures signatures,
            Renaming renaming) {}

    /** What is asked. */
    interface Question<T extends @Nullable Object> {
        @Nullable
        T answer(Tools tools);
    }

    /** An answer, computed when its turn comes, unless nobody wants it any more. */
    <T extends @Nullable Object> CompletableFuture<T> ask(Question<T> question) {
        return CompletableFutures.computeAsync(thread, cancelled -> {
            cancelled.checkCanceled();
            return question.answer(tools());
        });
    }

    /** Answers when all that was asked before is answered. */
    CompletableFuture<@Nullable Object> settled() {
        return CompletableFuture.supplyAsync(() -> null, thread);
    }

    /** Waits until all that was asked before is answered, and told, but not for long: the editor may be gone. */
    void finish() {
        try {
            settled().get(LONGEST_FINISH_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            // What is not answered by now never will be.
        }
    }

    /** The tools; to be called in the worker's thread. */
    Tools tools() {
        if (tools == null) {
            var analyst = new Analyst(documents, timer);
            var library = new LibraryFiles();
            var program = new Program(documents, analyst, library);
            var descriptions = new Descriptions(analyst, program);
            tools = new Tools(
                    analyst,
                    library,
                    program,
                    descriptions,
                    new Completion(analyst, descriptions),
                    new Signatures(analyst, program),
                    new Renaming(analyst, program));
        }
        return Objects.requireNonNull(tools);
    }

    /** Ends everything. */
    void close() {
        var open = tools;
        thread.shutdownNow();
        timer.shutdownNow();
        if (open != null) {
            open.analyst().close();
            open.library().close();
        }
    }
}

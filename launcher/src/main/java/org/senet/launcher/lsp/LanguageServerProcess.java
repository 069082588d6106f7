package org.senet.launcher.lsp;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;

/** A language server that talks over two streams, usually those of its process. */
public final class LanguageServerProcess {
    /** Kept, so that it stays as it is set. */
    private static final Logger LOGGER = Logger.getLogger("org.eclipse.lsp4j");

    private LanguageServerProcess() {}

    /**
     * Serves until the client says so, or its stream ends.
     *
     * @param in what the client says
     * @param out where to answer; nothing else may be written there
     * @return the exit code: 0 when the client has asked to shut down before, else 1
     */
    public static int serve(InputStream in, OutputStream out) {
        // What a library prints must not get between the messages.
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        // Errors are told to the client.
        LOGGER.setLevel(Level.OFF);
        // Analysis recurses as deeply as forms are nested.
        var timer = Executors.newScheduledThreadPool(1, daemon("senet-lsp-timer", 0));
        var thread = Executors.newSingleThreadExecutor(daemon("senet-lsp-worker", 256L << 20));
        var server = new Server(timer, thread);
        var messages = Executors.newCachedThreadPool(daemon("senet-lsp-messages", 0));
        var launcher = new Launcher.Builder<LanguageClient>()
                .setLocalService(server)
                .setRemoteInterface(LanguageClient.class)
                .setInput(in)
                .setOutput(out)
                .setExecutorService(messages)
                .setExceptionHandler(LanguageServerProcess::error)
                .wrapMessages(consumer -> consumer instanceof RemoteEndpoint ? new Gate(consumer) : consumer)
                .create();
        server.connect(launcher.getRemoteProxy());
        var listening = launcher.startListening();
        server.onExit(() -> listening.cancel(true));
        try {
            listening.get();
        } catch (CancellationException | ExecutionException e) {
            // The client has ended the conversation.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            server.finish();
            server.close();
            messages.shutdownNow();
        }
        return server.exitCode();
    }

    /** What the client is told of an error: a refusal as it is, any other error in one line. */
    private static ResponseError error(Throwable thrown) {
        var cause = thrown;
        while ((cause instanceof CompletionException || cause instanceof InvocationTargetException)
                && cause.getCause() != null) {
            cause = cause.getCause();
        }
        if (cause instanceof ResponseErrorException refused) {
            return refused.getResponseError();
        }
        // So the library's interfaces answer what a server does not offer.
        if (cause instanceof UnsupportedOperationException) {
            return new ResponseError(
                    ResponseErrorCode.MethodNotFound, "this server does not offer what the request asks for", null);
        }
        return new ResponseError(
                ResponseErrorCode.InternalError, "Senet itself failed, please report this: " + cause, null);
    }

    private static ThreadFactory daemon(String name, long stack) {
        return task -> {
            var thread = new Thread(null, task, name, stack);
            thread.setDaemon(true);
            return thread;
        };
    }
}

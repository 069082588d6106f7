package org.senet.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.BooleanSupplier;
import org.graalvm.polyglot.PolyglotException;

/**
 * What a long command says at its end, and also when the process is interrupted before: then as far as it has come. Nothing is said
 * twice, and nothing is printed after the last word of an interrupted command.
 */
final class LastWord implements AutoCloseable {
    private final Terminal terminal;
    private final Runnable word;
    private final Thread atExit = new Thread(this::sayAtExit, "last word");
    private boolean said;

    /** What the command does. */
    @FunctionalInterface
    interface Work {
        void run() throws IOException;
    }

    /** @param word needs no thread but the one that runs it, and no context of a script */
    LastWord(Terminal terminal, Runnable word) {
        this.terminal = terminal;
        this.word = word;
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /**
     * Does the command's work and says the word, also when a rule fails after something was done, or a file cannot be written.
     *
     * @param any whether anything was done
     */
    void after(Work work, BooleanSupplier any) throws IOException {
        try {
            work.run();
        } catch (PolyglotException e) {
            sayAfter(e, any);
            throw e;
        } catch (ScriptFailure e) {
            sayAfter(e.exception(), any);
            throw e;
        } catch (IOException | LauncherException e) {
            if (any.getAsBoolean()) {
                say();
            }
            throw e;
        }
        say();
    }

    private void sayAfter(PolyglotException e, BooleanSupplier any) {
        if (e.isGuestException() && !e.isCancelled() && !e.isInterrupted() && any.getAsBoolean()) {
            say();
        }
    }

    /** Says it, unless it was said. */
    synchronized void say() {
        if (!said) {
            said = true;
            word.run();
        }
    }

    /** Says it while the process ends, and tells what goes wrong then. */
    private synchronized void sayAtExit() {
        if (said) {
            return;
        }
        terminal.silenceOthers();
        try {
            say();
        } catch (UncheckedIOException | LauncherException e) {
            var cause = e.getCause() == null ? e : e.getCause();
            System.err.println("error: " + cause.getMessage());
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // The process is ending already, and waits for the hook.
        }
    }
}

package org.senet.launcher;

import java.io.UncheckedIOException;

/**
 * What a long command says at its end, and also when the process is interrupted before: then as far as it has come. Nothing is said
 * twice, and nothing is printed after the last word of an interrupted command.
 */
final class LastWord implements AutoCloseable {
    private final Terminal terminal;
    private final Runnable word;
    private final Thread atExit = new Thread(this::sayAtExit, "last word");
    private boolean said;

    /** @param word needs no thread but the one that runs it, and no context of a script */
    LastWord(Terminal terminal, Runnable word) {
        this.terminal = terminal;
        this.word = word;
        Runtime.getRuntime().addShutdownHook(atExit);
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

package org.senet.launcher;

import java.io.UncheckedIOException;

/**
 * What a long command says at its end, and also when the process is interrupted before: then as far as it has come. Nothing is said
 * twice.
 */
final class LastWord implements AutoCloseable {
    private final Runnable word;
    private final Thread atExit = new Thread(this::sayAtExit, "last word");
    private boolean said;

    /** @param word needs no thread but the one that runs it, and no context of a script */
    LastWord(Runnable word) {
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

    /** What goes wrong now is told here, for nobody else is left to do it. */
    private void sayAtExit() {
        try {
            say();
        } catch (UncheckedIOException | LauncherException e) {
            System.err.println("error: " + e.getMessage());
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

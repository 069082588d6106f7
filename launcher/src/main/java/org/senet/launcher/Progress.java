package org.senet.launcher;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** A line on the terminal that tells how far a long command is, until that is done or the process is interrupted. */
final class Progress {
    private static final long EACH_MILLISECONDS = 500;
    /** Back to the line's begin, and erase it. */
    private static final String ERASE = "\r\033[K";

    private final Terminal terminal;
    private final Supplier<String> text;
    private final ScheduledExecutorService ticks = Executors.newSingleThreadScheduledExecutor(task -> {
        var thread = new Thread(task, "progress");
        thread.setDaemon(true);
        return thread;
    });
    private final Thread atExit = new Thread(this::erase, "end of progress");
    private boolean ended;
    private boolean shown;

    private Progress(Terminal terminal, Supplier<String> text) {
        this.terminal = terminal;
        this.text = text;
    }

    /**
     * Does some work, and shows progress if somebody watches a terminal that can.
     *
     * @param text is asked from another thread
     */
    static void during(Terminal terminal, Supplier<String> text, Runnable work) {
        if (!terminal.showsProgress() || !terminal.wantsColours()) {
            work.run();
            return;
        }
        var progress = new Progress(terminal, text);
        progress.begin();
        try {
            work.run();
        } finally {
            progress.end();
        }
    }

    private void begin() {
        Runtime.getRuntime().addShutdownHook(atExit);
        ticks.scheduleAtFixedRate(this::update, EACH_MILLISECONDS, EACH_MILLISECONDS, TimeUnit.MILLISECONDS);
    }

    private void update() {
        var line = text.get();
        synchronized (this) {
            if (!ended) {
                terminal.err().print(ERASE + "  " + line);
                terminal.err().flush();
                shown = true;
            }
        }
    }

    private synchronized void erase() {
        ended = true;
        if (shown) {
            terminal.err().print(ERASE);
            terminal.err().flush();
            shown = false;
        }
    }

    private void end() {
        ticks.shutdownNow();
        erase();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // The process is ending already.
        }
    }
}

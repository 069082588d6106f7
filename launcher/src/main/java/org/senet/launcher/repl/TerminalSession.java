package org.senet.launcher.repl;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;
import org.senet.launcher.display.Style;

/** A session with a person at a terminal. */
public final class TerminalSession {
    private static final int INTERRUPTED = 130;

    private final Terminal terminal;
    private final boolean colours;
    private final PrintStream out;
    private final Editor editor;
    private final Repl repl;
    private final Interrupter interrupter;

    /**
     * A session.
     *
     * @param context the context, which the caller closes; its streams should be those of the terminal
     * @param history keeps what is typed
     * @param games names of games, which are completed inside of texts
     * @param colours whether the person wants colours
     */
    public TerminalSession(
            Terminal terminal, Context context, HistoryFile history, List<String> games, boolean colours) {
        this.terminal = terminal;
        this.colours = colours && terminal.getNumericCapability(Capability.max_colors) != null;
        out = new PrintStream(terminal.output(), true, StandardCharsets.UTF_8);
        var session = new Session(context);
        editor = new Editor(terminal, session, history, games, this.colours);
        repl = new Repl(session, this::print, out, this.colours ? Style.COLOURED : Style.PLAIN);
        interrupter = new Interrupter(context, this::tellStillRunning, TerminalSession::leave);
    }

    /** Reads, evaluates and prints until the person leaves. */
    public void run() {
        terminal.handle(Signal.INT, signal -> interrupter.interrupt());
        out.println("Senet: Tab completes, Alt-h explains the word at the cursor, Ctrl-C interrupts, Ctrl-D leaves");
        while (true) {
            switch (editor.read()) {
                case Editor.Text input -> interrupter.run(() -> repl.evaluate(input.text(), "repl"));
                case Editor.Interrupted interrupted -> {
                    // What was typed is forgotten.
                }
                case Editor.End end -> {
                    return;
                }
            }
        }
    }

    private void print(AttributedString line) {
        out.println(colours ? line.toAnsi(terminal) : line.toString());
    }

    private void tellStillRunning() {
        out.println("It has not stopped yet. If it waits for a line, press Enter; Ctrl-C once more ends Senet.");
    }

    private static void leave() {
        Runtime.getRuntime().halt(INTERRUPTED);
    }
}

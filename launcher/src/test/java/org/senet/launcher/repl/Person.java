package org.senet.launcher.repl;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.graalvm.polyglot.Context;

/** Somebody at a terminal who talks with a session. */
final class Person implements AutoCloseable {
    private final MemoryTerminal terminal = new MemoryTerminal(200, 50);

    /** Begins a session. */
    Person(Path history, boolean colours) {
        terminal.run(() -> talk(history, colours));
        await("user=> ");
    }

    private int talk(Path history, boolean colours) {
        var screen = terminal.terminal();
        try (var context = Context.newBuilder("senet")
                .allowAllAccess(true)
                .in(screen.input())
                .out(screen.output())
                .err(screen.output())
                .build()) {
            new TerminalSession(screen, context, new HistoryFile(history), List.of("tic-tac-toe", "queens"), colours)
                    .run();
        }
        return 0;
    }

    /** Types keys. */
    void type(String text) {
        terminal.type(text);
    }

    /** Types a line and the enter key, waits for the next prompt, and returns what was shown from the line's end to it. */
    String say(String line) {
        type(line + "\r");
        // Leaving the line, the editor turns off what it has turned on for the time of editing.
        await("[?2004l");
        return await("=> ");
    }

    /** Waits for a text; returns what was shown before it, and forgets both. */
    String await(String text) {
        return terminal.await(text);
    }

    /** Waits until the session has ended. */
    void awaitEnd() {
        terminal.awaitEnd();
    }

    @Override
    public void close() throws IOException {
        if (terminal.isRunning()) {
            type("\003\004");
            awaitEnd();
        }
        terminal.close();
    }
}

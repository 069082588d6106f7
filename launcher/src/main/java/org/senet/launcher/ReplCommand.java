package org.senet.launcher;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.graalvm.polyglot.Context;
import org.jline.terminal.Size;
import org.jline.terminal.TerminalBuilder;
import org.senet.launcher.repl.HistoryFile;
import org.senet.launcher.repl.PipedSession;
import org.senet.launcher.repl.TerminalSession;

/** {@code repl}: an interactive session. */
final class ReplCommand implements Command {
    private static final Size USUAL_SIZE = new Size(80, 24);
    private static final Syntax SYNTAX =
            new Syntax("repl", List.of(), "FILES", "read forms, evaluate them and print their values", """
            The FILES are evaluated first. Values are kept as `*1`, `*2` and `*3`, the last error as `*e`.
            Tab completes, Alt-h or F1 explains the word at the cursor, Ctrl-C interrupts, Ctrl-D leaves.
            When the input is no terminal, there are no prompts and no colours, each value is printed on a line, and the
            exit code is 1 if there was an error.""", List.of());

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        return terminal.isInteractive() ? talk(arguments, terminal) : readAll(arguments, terminal);
    }

    private static int readAll(Arguments arguments, Terminal terminal) throws IOException {
        // What is read ahead here is not there for the program that is read.
        try (var context = Scripts.newContext(InputStream.nullInputStream(), terminal.out(), terminal.err())) {
            load(arguments, context);
            var in = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
            var session = new PipedSession(context, in, terminal.out(), terminal.err(), terminal.errStyle());
            return isWell(session) ? 0 : LauncherException.FAILURE;
        }
    }

    private static boolean isWell(PipedSession session) {
        try {
            return session.run();
        } catch (IOException e) {
            throw LauncherException.failure("the standard input cannot be read: " + e.getMessage());
        }
    }

    private static int talk(Arguments arguments, Terminal terminal) throws IOException {
        try (var screen = TerminalBuilder.builder()
                .system(true)
                .dumb(true)
                .encoding(StandardCharsets.UTF_8)
                .build()) {
            talk(screen, arguments, HistoryFile.ofUser(System.getenv()), terminal.wantsColours());
        }
        return 0;
    }

    /**
     * A session on a terminal.
     *
     * @param history keeps what is typed
     */
    static void talk(org.jline.terminal.Terminal screen, Arguments arguments, HistoryFile history, boolean colours)
            throws IOException {
        if (screen.getWidth() == 0) {
            screen.setSize(USUAL_SIZE);
        }
        try (var context = Scripts.newContext(screen.input(), screen.output(), screen.output())) {
            load(arguments, context);
            new TerminalSession(screen, context, history, GameLibrary.bundled().names(), colours).run();
        }
    }

    private static void load(Arguments arguments, Context context) throws IOException {
        for (var file : arguments.rest()) {
            context.eval(Scripts.read(Path.of(file)));
        }
    }
}

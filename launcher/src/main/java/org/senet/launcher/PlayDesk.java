package org.senet.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReader.Option;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.repl.HistoryFile;

/** A terminal at which people play: lines are edited there, moves are completed, and Ctrl-C stops the player that thinks. */
final class PlayDesk {
    private static final String LEAVE = "quit";
    private static final int USUAL_COLUMNS = 80;

    private final HistoryFile history;
    private final LineReader reader;
    private List<String> words = List.of();

    /** @param history keeps what is typed */
    PlayDesk(Terminal screen, HistoryFile history) {
        this.history = history;
        reader = LineReaderBuilder.builder()
                .terminal(screen)
                .appName("senet")
                // Nothing that is typed goes on in another line.
                .parser(new DefaultParser().escapeChars(new char[0]).quoteChars(new char[0]))
                .completer((r, line, candidates) ->
                        words.forEach(word -> candidates.add(new Candidate(word, word, null, null, null, null, true))))
                .option(Option.DISABLE_EVENT_EXPANSION, true)
                .option(Option.CASE_INSENSITIVE, true)
                .variable(LineReader.BELL_STYLE, "none")
                .build();
        history.read().forEach(reader.getHistory()::add);
    }

    /**
     * Makes the people of a context sit at this terminal.
     *
     * @param symbols whether pieces are drawn as their symbols, if the system's encoding has them
     */
    void open(Context context, boolean symbols) {
        var stop = Table.library(context, "stop-thinking");
        reader.getTerminal().handle(Signal.INT, signal -> stop.execute());
        ProxyExecutable read = arguments -> read(arguments[0].asString(), arguments[1]);
        ProxyExecutable show = arguments -> show(arguments[0]);
        ProxyExecutable write = arguments -> write(arguments[0].asString(), arguments[1].asString());
        ProxyExecutable width = nothing -> columns();
        Scripts.library(context, "senet.people", "sit-down")
                .executeVoid(read, write, show, symbols && hasSymbols(), width);
    }

    private int columns() {
        int columns = reader.getTerminal().getWidth();
        return columns > 0 ? columns : USUAL_COLUMNS;
    }

    /** Whether the terminal shows what is not ASCII, by the system's settings of language. */
    private static boolean hasSymbols() {
        var encoding = System.getProperty("stdout.encoding", "UTF-8");
        return encoding.toUpperCase(Locale.ROOT).startsWith("UTF");
    }

    /** Shows what a player thinks on a line of its own, which the next text replaces; null removes it. */
    private @Nullable Object show(Value thought) {
        var screen = reader.getTerminal();
        int columns = columns() - 1;
        var text = thought.isNull() ? "" : thought.asString();
        var fitting = text.length() <= columns ? text : text.substring(0, Math.max(0, text.lastIndexOf(' ', columns)));
        screen.writer().print("\r" + fitting);
        if (!screen.puts(Capability.clr_eol)) {
            screen.writer().print(" ".repeat(columns - fitting.length()) + (fitting.isEmpty() ? "\r" : ""));
        }
        screen.flush();
        return null;
    }

    /** A line; null at the end. Who leaves by Ctrl-C is asked what {@code quit} asks. */
    private @Nullable Object read(String prompt, Value known) {
        words = Members.list(known, Value::asString).stream().distinct().toList();
        try {
            var line = reader.readLine(prompt);
            if (!line.isBlank()) {
                history.add(line);
            }
            return line;
        } catch (UserInterruptException e) {
            return words.contains(LEAVE) ? LEAVE : "";
        } catch (EndOfFileException e) {
            return null;
        }
    }

    /** Writes a file as a whole, so that a game that was saved before is not lost when this fails. */
    private static boolean write(String name, String text) {
        try {
            WholeFile.write(Path.of(name), text);
        } catch (IOException | LauncherException e) {
            throw new IllegalStateException(e.getMessage());
        }
        return true;
    }
}

package org.senet.launcher;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jline.terminal.Size;
import org.jline.terminal.TerminalBuilder;
import org.senet.launcher.repl.HistoryFile;

/**
 * Does what people do first, so that the {@code senet} script can record what the JVM needs for it: plays some moves of a
 * game, and holds a session on a pseudo-terminal of its own. Says nothing.
 */
final class Rehearsal {
    private static final String PLAY = "moves\n1\n1\nundo\nquit\n";

    /** Values of several kinds, a completion, an unfinished form, an error, documentation; then Ctrl-D. */
    private static final List<String> SESSION = List.of(
            "(+ 1 2)\r",
            "(defn f [x] {:a [x \"b\" \\c 1.5]})\r",
            "(map f\r [1 2])\r",
            "(subv\t [1 2 3] 1)\r",
            "(frist 1)\r",
            // The documentation is followed by the prompt again.
            "(reduce\033h",
            " + [1 2])\r",
            "\004");

    private Rehearsal() {}

    /**
     * Rehearses.
     *
     * @param args the name or path of a game
     */
    public static void main(String[] args) throws IOException {
        var terminal = new Terminal(input(PLAY), silence(), silence(), false, false, false);
        new Main(terminal).run(List.of("play", args[0]));
        for (var game : args) {
            new Main(terminal).run(List.of("moves", game));
        }
        var folder = Files.createTempDirectory("senet");
        try {
            talk(folder.resolve("history"));
        } catch (IOException e) {
            // Without a pseudo-terminal the record just lacks sessions.
        } finally {
            delete(folder);
        }
    }

    private static void talk(Path history) throws IOException {
        var arguments = ArgumentParser.parse(new ReplCommand().syntax(), List.of());
        var typist = new Typist(SESSION);
        try (var screen = TerminalBuilder.builder()
                .system(false)
                .streams(typist.keyboard(), typist.screen())
                .type("xterm-256color")
                .size(new Size(80, 24))
                .encoding(StandardCharsets.UTF_8)
                .build()) {
            ReplCommand.talk(screen, arguments, new HistoryFile(history), true);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.toList().reversed()) {
                Files.delete(file);
            }
        }
    }

    private static InputStream input(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static PrintStream silence() {
        return new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    }
}

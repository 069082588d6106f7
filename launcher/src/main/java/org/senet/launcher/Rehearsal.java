package org.senet.launcher;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jline.terminal.Size;
import org.jline.terminal.TerminalBuilder;
import org.senet.launcher.repl.HistoryFile;
import org.senet.launcher.web.GameServer;

/**
 * Does what people do first, so that the {@code senet} script can record what the JVM needs for it: plays some moves of a
 * game, shows games in the browser, and holds a session on a pseudo-terminal of its own. Says nothing.
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
            for (var game : args) {
                serve(game, folder.resolve("games"));
            }
            talk(folder.resolve("history"));
        } catch (IOException e) {
            // Without sockets or a pseudo-terminal the record just lacks what they are for.
        } finally {
            delete(folder);
        }
    }

    /** Serves a game, and asks for what a browser asks for until it shows the board. */
    private static void serve(String game, Path folder) throws IOException {
        var games = new ServedGames(game);
        try (var server = GameServer.start(0, games, folder, WholeFile::write)) {
            var address = URI.create(server.begin(games.first().orElse(game)));
            ask(address, "GET", "", "");
            ask(address, "GET", "page.js", "");
            ask(address, "GET", "api/library", "");
            ask(address, "POST", "api/games/" + address.getFragment() + "/look", "{\"path\": []}");
        }
    }

    private static void ask(URI address, String method, String path, String body) throws IOException {
        try (var socket = new Socket(address.getHost(), address.getPort())) {
            var request = String.join(
                    "\r\n",
                    method + " " + address.getPath() + path + " HTTP/1.1",
                    "Host: " + address.getAuthority(),
                    "Content-Type: application/json",
                    "Content-Length: " + body.length(),
                    "Connection: close",
                    "",
                    body);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
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

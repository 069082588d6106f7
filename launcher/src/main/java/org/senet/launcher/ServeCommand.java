package org.senet.launcher;

import java.io.IOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.senet.launcher.web.GameServer;

/** {@code serve}: lets people play in the browser. */
final class ServeCommand implements Command {
    private static final int LAST_PORT = 65_535;
    private static final Syntax SYNTAX = new Syntax(
            "serve",
            List.of(),
            "GAME",
            "play in the browser",
            "GAME is also a folder with scripts. A script that changes is reloaded at once. The address that is printed works on this"
                    + " machine only.",
            List.of(
                    Option.of("--port", "N", "listen at this port (any that is free unless told otherwise)"),
                    Option.of(
                            "--keep", "FOLDER", "keep games in this folder (that of the user unless told otherwise)")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        if (arguments.rest().size() > 1) {
            throw LauncherException.usage("`serve` takes one game or folder");
        }
        int port = (int) arguments.number("--port", 0, LAST_PORT, 0);
        var games = new ServedGames(
                arguments.rest().isEmpty() ? null : arguments.rest().getFirst());
        var folder = arguments.text("--keep").map(Path::of).orElseGet(ServeCommand::userFolder);
        prepare(folder);
        try (var server = GameServer.start(port, games, folder, WholeFile::write)) {
            var first = games.first();
            terminal.out().println(first.isPresent() ? begin(server, first.get()) : server.url());
            terminal.out().flush();
            new CountDownLatch(1).await();
        } catch (BindException e) {
            throw LauncherException.failure("port " + port + " is in use");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return 0;
    }

    /** Each move is written there, so this is found out before anybody has played. */
    private static void prepare(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw LauncherException.failure(
                    "games cannot be kept in `" + folder + "`: " + FileProblem.reason(e),
                    "`--keep FOLDER` names another folder");
        }
        if (!Files.isWritable(folder)) {
            throw LauncherException.failure(
                    "games cannot be kept in `" + folder + "`: nothing may be written there",
                    "`--keep FOLDER` names another folder");
        }
    }

    private static String begin(GameServer server, String name) throws IOException {
        try {
            return server.begin(name);
        } catch (RuntimeException e) {
            throw LauncherException.failure(String.valueOf(e.getMessage()));
        }
    }

    /** Where programs keep what they want to find again, by the XDG base directory specification. */
    private static Path userFolder() {
        var state = System.getenv("XDG_STATE_HOME");
        var base = state == null || state.isEmpty()
                ? Path.of(System.getProperty("user.home"), ".local", "state")
                : Path.of(state);
        return base.resolve("senet").resolve("games");
    }
}

package org.senet.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.senet.launcher.protocol.Loaded;
import org.senet.launcher.protocol.Opening;
import org.senet.launcher.protocol.ProtocolException;
import org.senet.launcher.protocol.engine.EngineServer;
import org.senet.launcher.protocol.engine.Setting;

/** {@code engine}: plays a game under the control of another program. */
final class EngineCommand implements Command {
    private static final String PLAYER = "alphabeta";
    private static final Syntax SYNTAX = new Syntax(
            "engine",
            List.of("GAME"),
            null,
            "play under the control of another program",
            "It talks over standard input and output. What scripts print goes to standard errors. The page docs/protocols.md\n"
                    + "tells what is understood.",
            GameSession.positionOptions(
                    Option.of(
                            "--protocol",
                            "NAME",
                            "one of " + String.join(", ", EngineServer.PROTOCOLS)
                                    + "; else the first line that comes in decides"),
                    Option.of(
                            "--player",
                            "WHO",
                            "who chooses the moves: alphabeta (unless told otherwise), uct, level:1 to level:8 or random, with options"),
                    Option.of("--seed", "N", "make the moves repeatable")));

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var game = arguments.parameter(0);
        // A game that is not there is reported before anything is answered.
        GameLibrary.bundled().find(game);
        var protocol = arguments.text("--protocol").map(name -> name.toLowerCase(Locale.ROOT));
        protocol.ifPresent(EngineCommand::check);
        var setting = new Setting(
                name(game, arguments),
                opening(arguments, terminal),
                arguments.text("--player").orElse(PLAYER),
                arguments.seed(System.nanoTime()));
        try {
            EngineServer.serve(protocol.orElse(null), setting, terminal.in(), terminal.out());
        } catch (ProtocolException e) {
            throw LauncherException.usage(String.valueOf(e.getMessage()));
        }
        return 0;
    }

    /** Opens the game of a command line; scripts read nothing, and what they print goes to standard errors. */
    static Opening opening(Arguments arguments, Terminal terminal) {
        var apart = terminal.at(InputStream.nullInputStream(), terminal.err());
        return use -> GameSession.use(arguments, apart, session -> {
            use.accept(new Loaded(session.context(), session.game(), session.start()));
            return 0;
        });
    }

    /** What the game is called in a protocol: as on the command line, or as its variant, without folders. */
    static String name(String game, Arguments arguments) {
        return GameLibrary.plainName(arguments.text("--variant").orElse(game.replaceAll("^.*/|\\.[^.]*$", "")));
    }

    private static void check(String protocol) {
        if (!EngineServer.PROTOCOLS.contains(protocol)) {
            throw LauncherException.usage(
                    "there is no protocol `" + protocol + "`",
                    Optional.ofNullable(Nearest.hint(protocol, EngineServer.PROTOCOLS))
                            .orElse("choose from: " + String.join(", ", EngineServer.PROTOCOLS)));
        }
    }
}

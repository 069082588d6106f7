package org.senet.launcher;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.repl.HistoryFile;

/** {@code play}: a game on the terminal. */
final class PlayCommand implements Command {
    private static final Syntax SYNTAX = new Syntax(
            "play",
            List.of("GAME"),
            null,
            "play a game on the terminal",
            "Type a move, such as e2e4 or its number in the list; `help` tells the rest. Every side is human unless told\n"
                    + "otherwise. GAME may also be a match file. On a terminal, Tab completes, and Ctrl-C makes a player that\n"
                    + "thinks move at once.",
            Stream.of(
                            Seats.options(),
                            List.of(
                                    Option.of("--load", "FILE", "go on with the first game of this file"),
                                    Option.of(
                                            "--save",
                                            "FILE",
                                            "write the game at its end, or when it is left, into a file, whose name ends in "
                                                    + GameFile.ENDINGS),
                                    Option.of("--seed", "N", "make the moves of the computer repeatable"),
                                    Option.of(
                                            "--clock",
                                            "[MOVES/]MINUTES[+SECONDS]",
                                            "limit the time of each player for the game, or for each so many moves; each move adds the seconds"),
                                    Option.flag("--ascii", "draw pieces as letters, not as their symbols"),
                                    Option.flag("--verbose", "print what searching players think")),
                            GameSession.positionOptions())
                    .flatMap(List::stream)
                    .toList());

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        if (!terminal.isInteractive()) {
            return play(arguments, terminal, null);
        }
        try (var screen = TerminalBuilder.builder()
                .system(true)
                .dumb(true)
                .encoding(StandardCharsets.UTF_8)
                .build()) {
            return playAt(screen, arguments, terminal, HistoryFile.ofUser(System.getenv(), "play-history"));
        }
    }

    /**
     * Plays at a terminal that edits lines.
     *
     * @param terminal where errors go
     * @param history keeps what is typed
     */
    static int playAt(org.jline.terminal.Terminal screen, Arguments arguments, Terminal terminal, HistoryFile history)
            throws IOException {
        return play(arguments, terminal.at(screen.input(), screen.output()), new PlayDesk(screen, history));
    }

    private static int play(Arguments arguments, Terminal terminal, @Nullable PlayDesk desk) throws IOException {
        var kept = arguments.text("--save").map(KeptGame::of).orElse(null);
        return GameSession.use(arguments, terminal, session -> {
            var settings = session.settings();
            var seed = arguments.seed(settings.seed(), System.nanoTime());
            var random = new SplittableRandom(seed);
            var seats = session.seats(arguments, Seat.HUMAN);
            if (arguments.has("--verbose")) {
                var searching = Table.searchingNames(session.context());
                seats.replaceAll((side, seat) -> seat.verbose(searching));
            }
            if (desk != null) {
                desk.open(session.context(), !arguments.has("--ascii"));
            }
            if (kept != null || seats.values().stream().anyMatch(Seat::isHuman)) {
                KeptGame.name(session, seats);
            }
            if (kept != null) {
                kept.begin(session);
            }
            var clock = arguments.text("--clock").map(PlayClock::parse).orElse(null);
            try (var table = new Table(session.context(), seats, clock, terminal.err())) {
                var loaded = arguments.text("--load");
                if (loaded.isPresent()) {
                    table.goOn(session.game(), Path.of(loaded.get()), settings.maxMoves(), random::nextLong);
                } else {
                    table.play(session.start(), true, settings.maxMoves(), random::nextLong);
                }
            }
            if (kept != null) {
                kept.end();
            }
            return 0;
        });
    }
}

package org.senet.launcher;

import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** {@code play}: a game on the terminal. */
final class PlayCommand implements Command {
    private static final Syntax SYNTAX = new Syntax(
            "play",
            List.of("GAME"),
            null,
            "play a game on the terminal",
            "Type a move's notation or its number; `help` tells the rest. Every side is human unless told otherwise."
                    + " GAME may also be a match file.",
            Stream.of(
                            Seats.options(),
                            List.of(
                                    Option.of("--seed", "N", "make the moves of the computer repeatable"),
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
        return GameSession.use(arguments, terminal, session -> {
            var settings = session.settings();
            var seed = arguments.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE, settings.seed(), System.nanoTime());
            var random = new SplittableRandom(seed);
            var seats = session.seats(arguments, Seat.HUMAN);
            if (arguments.has("--verbose")) {
                var searching = Table.searchingNames(session.context());
                seats.replaceAll((side, seat) -> seat.verbose(searching));
            }
            var table = new Table(session.context(), seats);
            table.play(session.start(), true, settings.maxMoves(), random::nextLong);
            return 0;
        });
    }
}

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
            "Type a move's notation or its number; `help` tells the rest. Every side is human unless told otherwise.",
            Stream.of(
                            Seats.options("human or random"),
                            List.of(Option.of("--seed", "N", "make the random players' moves repeatable")),
                            GameSession.positionOptions())
                    .flatMap(List::stream)
                    .toList());

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var seed = arguments.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE, System.nanoTime());
        try (var session = GameSession.open(arguments, terminal)) {
            var kinds = List.of(Seats.Kind.HUMAN, Seats.Kind.RANDOM);
            var seats = Seats.fill(session.game().players(), arguments, kinds);
            new Table(terminal, seats, new SplittableRandom(seed), session.start()).play();
        }
        return 0;
    }
}

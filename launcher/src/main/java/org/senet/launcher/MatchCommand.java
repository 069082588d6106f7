package org.senet.launcher;

import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** {@code match}: plays many games and counts the results. */
final class MatchCommand implements Command {
    private static final long GAMES = 100;
    private static final long MOVES = 1000;
    private static final long LONGEST = TimeUnit.DAYS.toSeconds(100);
    private static final Syntax SYNTAX = new Syntax(
            "match",
            List.of("GAME"),
            null,
            "play many games and count the results",
            "The same seed gives the same games.",
            Stream.of(
                            List.of(Option.of("--games", "N", "how many games (" + GAMES + " unless told otherwise)")),
                            Seats.options("random"),
                            List.of(
                                    Option.of("--seed", "N", "make the games repeatable"),
                                    Option.of(
                                            "--max-moves",
                                            "N",
                                            "break a game off after N moves (" + MOVES + " unless told otherwise)"),
                                    Option.of("--seconds", "N", "start no more games after N seconds"),
                                    Option.flag("--json", "print the results as a JSON object")),
                            GameSession.positionOptions())
                    .flatMap(List::stream)
                    .toList());

    @Override
    public Syntax syntax() {
        return SYNTAX;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        var games = arguments.number("--games", 1, Long.MAX_VALUE, GAMES);
        var maxMoves = arguments.number("--max-moves", 1, Long.MAX_VALUE, MOVES);
        var limit = TimeUnit.SECONDS.toNanos(arguments.number("--seconds", 1, LONGEST, LONGEST));
        var seed = arguments.number(
                "--seed", Long.MIN_VALUE, Long.MAX_VALUE, new SplittableRandom().nextInt(1, 1_000_000));
        try (var session = GameSession.open(arguments, terminal)) {
            var seats = Seats.fill(session.game().players(), arguments, List.of(Seats.Kind.RANDOM));
            var score = new Score(session.game().name(), seats, seed);
            var random = new SplittableRandom(seed);
            var begun = System.nanoTime();
            for (long i = 0; i < games && System.nanoTime() - begun < limit; i++) {
                // A generator of its own makes each game independent of how long those before it were.
                play(session.start(), random.split(), maxMoves, score);
            }
            var seconds = (System.nanoTime() - begun) / 1e9;
            if (arguments.has("--json")) {
                Json.print(terminal.out(), json -> score.write(json, seconds));
            } else {
                score.lines(seconds).forEach(terminal.out()::println);
            }
        }
        return 0;
    }

    private static void play(Position start, SplittableRandom random, long maxMoves, Score score) {
        var position = start;
        var made = 0L;
        while (made < maxMoves && !position.isOver()) {
            var moves = position.moves();
            position = position.after(moves.get(random.nextInt(moves.size())));
            made++;
        }
        score.add(position, made);
    }
}

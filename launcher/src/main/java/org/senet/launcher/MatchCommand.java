package org.senet.launcher;

import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.senet.api.Position;

/** {@code match}: plays many games and counts the results. */
final class MatchCommand implements Command {
    private static final String RANDOM = "random";
    private static final long GAMES = 100;
    private static final long MOVES = 1000;
    private static final long LONGEST = TimeUnit.DAYS.toSeconds(100);
    private static final Syntax SYNTAX = new Syntax(
            "match",
            List.of("GAME"),
            null,
            "play many games and count the results",
            "The same seed gives the same games. Sides that nobody speaks of are played at random. GAME may also be a match"
                    + " file. A match with a person is one game, unless told otherwise, and its board is drawn.",
            Stream.of(
                            List.of(Option.of("--games", "N", "how many games (" + GAMES + " unless told otherwise)")),
                            Seats.options(),
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

    /** How many games of what length are played, for how long. */
    private record Limits(long games, long moves, long nanoseconds) {}

    @Override
    public int run(Arguments arguments, Terminal terminal) throws IOException {
        // A number that is none is reported before a game is loaded.
        limits(arguments, MatchSettings.NONE, false);
        seed(arguments, MatchSettings.NONE);
        try (var session = GameSession.open(arguments, terminal)) {
            var seats = session.seats(arguments, RANDOM);
            var seed = seed(arguments, session.settings());
            var table = new Table(session.context(), seats, new SplittableRandom(seed));
            var score = new Score(session.game().name(), seats, seed);
            var begun = System.nanoTime();
            play(session.start(), table, limits(arguments, session.settings(), table.hasHuman()), score);
            var seconds = (System.nanoTime() - begun) / 1e9;
            if (arguments.has("--json")) {
                Json.print(terminal.out(), json -> score.write(json, seconds));
            } else {
                score.lines(seconds).forEach(terminal.out()::println);
            }
        }
        return 0;
    }

    private static Limits limits(Arguments arguments, MatchSettings settings, boolean human) {
        var seconds = arguments.number("--seconds", 1, LONGEST, settings.seconds(), LONGEST);
        return new Limits(
                arguments.number("--games", 1, Long.MAX_VALUE, settings.games(), human ? 1 : GAMES),
                arguments.number("--max-moves", 1, Long.MAX_VALUE, settings.maxMoves(), MOVES),
                TimeUnit.SECONDS.toNanos(seconds));
    }

    private static long seed(Arguments arguments, MatchSettings settings) {
        var any = new SplittableRandom().nextInt(1, 1_000_000);
        return arguments.number("--seed", Long.MIN_VALUE, Long.MAX_VALUE, settings.seed(), any);
    }

    private static void play(Position start, Table table, Limits limits, Score score) {
        var begun = System.nanoTime();
        var left = false;
        for (long i = 0; i < limits.games && !left && System.nanoTime() - begun < limits.nanoseconds; i++) {
            var played = table.play(start, table.hasHuman(), limits.moves);
            score.add(played);
            left = played.isLeft() && table.hasHuman();
        }
    }
}

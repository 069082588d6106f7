package org.senet.game;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentMap;
import org.senet.data.Printer;
import org.senet.errors.SenetException;

/** Games played at random from a position, as members of positions show them to programs. */
final class RandomGames {
    private static final int SHOWN = 40;
    /** The most that {@link #many} takes. */
    static final int PARAMETERS = 3;

    private RandomGames() {}

    /** {@code playout(seed)} or {@code playout(seed, limit)}: the position in which the game has ended. */
    static Position one(Position start, Object[] arguments) {
        long seed = number("playout", "a seed", arguments, 0, Long.MIN_VALUE, null);
        long limit = number("playout", "a number of plies as its limit", arguments, 1, 0, Long.MAX_VALUE);
        var scratch = start.game().states().take();
        scratch.state().load(start.snapshot());
        var playout = new Playout(start.game(), scratch.moves(), scratch.pace());
        playout.play(scratch.state(), new SplittableRandom(seed), limit);
        var end = new Position(start.game(), scratch.state().save());
        start.game().states().giveBack(scratch);
        return playout.result() != null && end.result() == null ? end.claimed() : end;
    }

    /** {@code randomGame(seed, limit)}: a game with what happened in it, broken off after so many moves. */
    static RandomGame watched(Position start, Object[] arguments) {
        return RandomGame.play(
                start,
                number("randomGame", "a seed", arguments, 0, Long.MIN_VALUE, null),
                number("randomGame", "a number of plies as its limit", arguments, 1, 0, null));
    }

    /**
     * {@code playouts(games, seed)} or {@code playouts(games, seed, limit)}: how games went. The seed of the first is the seed
     * given, that of the next one is 1 more.
     */
    static Playouts many(Position start, Object[] arguments) {
        long games = number("playouts", "a number of games", arguments, 0, 0, null);
        long seed = number("playouts", "a seed", arguments, 1, Long.MIN_VALUE, null);
        long limit = number("playouts", "a number of plies as its limit", arguments, PARAMETERS - 1, 0, Long.MAX_VALUE);
        var scratch = start.game().states().take();
        var playout = new Playout(start.game(), scratch.moves(), scratch.pace());
        long plies = 0;
        long unfinished = 0;
        long draws = 0;
        var wins = new HashMap<String, Long>();
        var losses = new HashMap<String, Long>();
        for (long i = 0; i < games; i++) {
            scratch.state().load(start.snapshot());
            scratch.state().beginScratch();
            plies += playout.play(scratch.state(), new SplittableRandom(seed + i), limit);
            var result = playout.result();
            if (result == null) {
                unfinished++;
            } else if (result.winner() != null) {
                wins.merge(result.winner(), 1L, Long::sum);
            } else if (result.losers() == 0) {
                draws++;
            } else {
                result.losers(start.game()).forEach(loser -> losses.merge(loser, 1L, Long::sum));
            }
        }
        start.game().states().giveBack(scratch);
        return new Playouts(games, plies, map(wins), map(losses), draws, unfinished);
    }

    private static PersistentMap map(Map<String, Long> counts) {
        var map = PersistentMap.EMPTY;
        for (var entry : counts.entrySet()) {
            map = map.assoc(entry.getKey(), entry.getValue());
        }
        return map;
    }

    private static long number(
            String method, String meaning, Object[] arguments, int index, long least, @Nullable Long otherwise) {
        if (index >= arguments.length && otherwise != null) {
            return otherwise;
        }
        if (arguments[index] instanceof Long number && number >= least) {
            return number;
        }
        throw SenetException.runtime(
                null, "`" + method + "` expects " + meaning + ", but got " + Printer.display(arguments[index], SHOWN));
    }
}

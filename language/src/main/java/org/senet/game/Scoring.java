package org.senet.game;

import com.oracle.truffle.api.RootCallTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.senet.data.Numbers;
import org.senet.data.PersistentMap;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.state.State;

/**
 * How many points each player of a game has, by its clause {@code (score ...)}.
 *
 * @param values for each player (from 1) the code of its score; null for a player that has none
 */
record Scoring(RootCallTarget[] values) {
    /** The points of each player, in order; null for a player that has none. */
    List<Object> of(State state) {
        var scores = new ArrayList<Object>();
        int player = state.player;
        try {
            for (int p = 1; p < values.length; p++) {
                state.player = p;
                state.forgetGlobals();
                scores.add(values[p] == null ? null : number(values[p], values[p].call(state.arguments)));
            }
        } finally {
            state.player = player;
            state.forgetGlobals();
        }
        return scores;
    }

    private static Object number(RootCallTarget code, Object value) {
        if (!Numbers.isNumber(value)) {
            throw SenetException.runtime(
                    code.getRootNode(),
                    "scores and evaluations are numbers, but this one is " + Printer.display(value, 40),
                    null);
        }
        return value;
    }

    /** The points by the players' names. */
    static PersistentMap map(Game game, List<Object> scores) {
        var map = PersistentMap.EMPTY;
        for (int i = 0; i < scores.size(); i++) {
            if (scores.get(i) != null) {
                map = map.assoc(game.players().get(i), scores.get(i));
            }
        }
        return map;
    }

    /** The result of a game that is decided by points: the side has won whose players have the most together. */
    static Result result(Game game, List<Object> scores) {
        int winner = 0;
        boolean shared = false;
        for (int p = 1; p <= scores.size(); p++) {
            if (scores.get(p - 1) == null || winner != 0 && game.design().sides.areAllied(winner, p)) {
                continue;
            }
            int order = winner == 0 ? 1 : Numbers.compare(together(game, scores, p), together(game, scores, winner));
            winner = order > 0 ? p : winner;
            shared = order == 0 || order < 0 && shared;
        }
        var text = scores.stream().filter(s -> s != null).map(Printer::str).collect(Collectors.joining(" : "));
        return shared || winner == 0
                ? Result.draw("draw, " + text)
                : Result.win(game, winner).with(", " + text);
    }

    /** The points of a player (from 1) and its allies. */
    private static Object together(Game game, List<Object> scores, int player) {
        return IntStream.rangeClosed(1, scores.size())
                .filter(p -> game.design().sides.areAllied(player, p))
                .mapToObj(p -> scores.get(p - 1))
                .filter(Objects::nonNull)
                .reduce(0L, Numbers::add);
    }
}

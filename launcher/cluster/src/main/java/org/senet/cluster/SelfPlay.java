package org.senet.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.observation.Winners;

/** Plays games and tells of each move. For one thread at a time. */
final class SelfPlay {
    private static final Set<String> WITHOUT_END = Set.of("left", "unfinished");

    private final Bouts bouts;
    private final Value recorded;

    SelfPlay(OpenGame game, GamePlan plan) {
        bouts = new Bouts(game, plan);
        recorded = bouts.library("recorded-game");
    }

    /** The moves of a game, which depend on its number only. */
    List<Sample> game(long number) {
        var end = bouts.play(recorded, bouts.chances(number));
        var outcome = end.getArrayElement(0).asString();
        var winner =
                end.getArrayElement(1).isNull() ? null : end.getArrayElement(1).asString();
        var moves = end.getArrayElement(2);
        var losers = list(end.getArrayElement(3), Value::asString);
        var samples = new ArrayList<Sample>();
        for (long ply = 0; ply < moves.getArraySize(); ply++) {
            var move = moves.getArrayElement(ply);
            var player = move.getArrayElement(0).asString();
            var score = move.getArrayElement(5);
            samples.add(new Sample(
                    number,
                    ply,
                    player,
                    move.getArrayElement(1).asString(),
                    list(move.getArrayElement(2), Value::asString),
                    move.getArrayElement(3).asString(),
                    list(move.getArrayElement(4), Value::asLong),
                    score.isNull() ? null : (Double) score.asDouble(),
                    outcome,
                    winner,
                    reward(outcome, winner, losers, player)));
        }
        return samples;
    }

    private static @Nullable Double reward(
            String outcome, @Nullable String winner, List<String> losers, String player) {
        if (WITHOUT_END.contains(outcome)) {
            return null;
        }
        if (winner == null) {
            return losers.contains(player) ? -1.0 : 0.0;
        }
        return Winners.has(winner, player) ? 1.0 : -1.0;
    }

    private static <T> List<T> list(Value array, Function<Value, T> element) {
        var list = new ArrayList<T>();
        for (long i = 0; i < array.getArraySize(); i++) {
            list.add(element.apply(array.getArrayElement(i)));
        }
        return list;
    }
}

package org.senet.cluster;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.jspecify.annotations.Nullable;
import org.senet.api.Games;
import org.senet.api.Position;
import org.senet.cluster.observation.GameFailure;

/** Plays games between players of the library {@code senet.players}, each with seeds of its own. For one thread at a time. */
final class Bouts {
    private static final String PLAYERS = "senet.players";

    private final OpenGame game;
    private final GamePlan plan;
    private final Map<String, Value> programs = new HashMap<>();
    private final Value named;
    private @Nullable MatchSeeds seeds;
    private long next;

    Bouts(OpenGame game, GamePlan plan) {
        this.game = game;
        this.plan = plan;
        named = game.library(PLAYERS, "player-named");
        for (var seat : plan.seats()) {
            var program = seat.program(game.context());
            if (program != null) {
                programs.put(seat.side(), program);
            }
        }
    }

    /** A function of the library of players. */
    Value library(String function) {
        return game.library(PLAYERS, function);
    }

    /** The chances of a game of the match; games are best asked for in order. */
    MatchSeeds.Chances chances(long number) {
        if (seeds == null || number < next) {
            seeds = plan.seeds(game.game());
        }
        next = number + 1;
        return seeds.skipTo(number).next();
    }

    /**
     * Plays a game by one of the library's functions that let programs play. Their arguments are the position, limits, sides and programs.
     *
     * @param before what stands before them
     * @return how it went
     * @throws GameFailure when the script fails
     */
    Value play(Value function, MatchSeeds.Chances chances, Object... before) {
        var start = Openings.after(game.start(), plan.opening(), chances.opening());
        var made = new MovesMade();
        var arguments = arguments(start, chances, made, before);
        return made.during(() -> function.execute(arguments), start);
    }

    private Object[] arguments(Position start, MatchSeeds.Chances chances, MovesMade made, Object... before) {
        var arguments = new ArrayList<Object>(List.of(before));
        arguments.add(Games.value(start));
        arguments.add(ProxyArray.fromArray(plan.mostMoves(), null, made));
        int at = 0;
        var seats = plan.seats();
        for (int i = 0; i < seats.size(); i++) {
            arguments.add(seats.get(i).side());
            arguments.add(program(seats.get(Math.floorMod(i - chances.shift(), seats.size())), chances.seeds()[at++]));
        }
        for (var chance : game.game().chance()) {
            arguments.add(chance);
            arguments.add(named.execute("random", chances.seeds()[at++]));
        }
        return arguments.toArray();
    }

    private Value program(Seat seat, long seed) {
        var own = programs.get(seat.side());
        return own != null ? own : named.execute(seat.who(), seed);
    }
}

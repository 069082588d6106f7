package org.senet.cluster;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.senet.api.Playouts;

/**
 * Random games: a unit is a batch of them. The seed of a game is that of the first one and the game's number.
 *
 * @param games how many
 * @param seed of the first one
 * @param plies after how many moves a game is broken off
 * @param batch how many games a unit has
 * @param winners those who are counted even when they never win
 */
public record PlayoutsWork(long games, long seed, long plies, long batch, List<String> winners) implements Work {
    /** How the games of a unit went. */
    public record Count(
            long games, long plies, Map<String, Long> wins, Map<String, Long> losses, long draws, long brokenOff) {
        static Count of(Playouts playouts) {
            return new Count(
                    playouts.games(),
                    playouts.plies(),
                    new TreeMap<>(playouts.wins()),
                    new TreeMap<>(playouts.losses()),
                    playouts.draws(),
                    playouts.unfinished());
        }

        /** Reads what a unit has brought. */
        public static Count read(String result) {
            return Wire.read(result, Count.class);
        }
    }

    @Override
    public String kind() {
        return "playouts";
    }

    @Override
    public int units() {
        return Work.batches(games, batch);
    }

    @Override
    public Units open(OpenGame game, Outlet outlet) {
        return (unit, input) -> {
            long first = unit * batch;
            long count = Math.min(batch, games - first);
            return Wire.write(Count.of(game.start().playouts(count, seed + first, plies)));
        };
    }
}

package org.senet.cluster;

import java.util.List;
import org.senet.api.Game;

/**
 * Which games are played between whom.
 *
 * @param games how many
 * @param seed of all chances
 * @param mostMoves after how many moves a game is broken off
 * @param opening with how many random moves each game begins
 * @param alternates whether the players change sides after each game
 * @param seats who plays which side, in the order of play
 * @param batch how many games a unit has
 */
public record GamePlan(
        long games, long seed, long mostMoves, long opening, boolean alternates, List<Seat> seats, long batch) {
    /** How many units there are. */
    int units() {
        return Work.batches(games, batch);
    }

    /** The number of the first game of a unit. */
    long first(int unit) {
        return unit * batch;
    }

    /** The number behind that of a unit's last game. */
    long end(int unit) {
        return Math.min(games, first(unit) + batch);
    }

    /** The seeds of all games in order. */
    MatchSeeds seeds(Game game) {
        int players = game.players().size() + game.chance().size();
        return new MatchSeeds(seed, players, alternates ? seats.size() : 1);
    }
}

package org.senet.players;

import java.util.SplittableRandom;
import org.senet.game.Game;
import org.senet.game.Playout;
import org.senet.state.Snapshot;
import org.senet.state.State;

/**
 * Values positions for one side by some random games from each, for games in which nothing on the board tells who is ahead. The
 * chances follow from the position, so it always has the same value. Not thread-safe.
 */
final class Rollouts {
    private static final int GAMES = 8;
    /** In hundredths of the least piece, what it is worth to win all of the games. */
    private static final double WON = 1000;

    private static final double HALF = 0.5;

    private final Game game;
    private final SearchOptions options;
    private final int player;
    private final State state;
    private final Playout playout;

    /** @param player one of the side for which positions are valued */
    Rollouts(Game game, SearchOptions options, int player) {
        this.game = game;
        this.options = options;
        this.player = player;
        state = game.newState();
        playout = new Playout(game);
    }

    /** The value of a position in which the game goes on. */
    int value(Snapshot position) {
        var random = new SplittableRandom(options.seed() ^ position.hash(game.design()));
        double won = 0;
        for (int i = 0; i < GAMES; i++) {
            state.load(position);
            state.beginScratch();
            playout.play(state, random, SearchOptions.PLIES);
            var end = playout.result();
            won += end == null ? HALF : Outcomes.reward(game.design().sides, end, player);
        }
        return (int) Math.round((2 * won / GAMES - 1) * WON);
    }
}

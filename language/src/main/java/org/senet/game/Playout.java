package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.senet.state.MoveBuffer;
import org.senet.state.State;

/**
 * Plays games at random, as players by Monte Carlo methods do: each legal move is as likely as every other, but those of
 * a player who moves by chance are as likely as their weights say. Uses one state and one buffer again and again, so a
 * ply allocates nothing. Not thread-safe; every thread needs its own.
 */
public final class Playout {
    private final Game game;
    private final MoveBuffer moves;
    private final Pace pace;
    private @Nullable Result result;

    private final @Nullable Witness witness;

    /** Who wants to know which moves are played. */
    @FunctionalInterface
    public interface Witness {
        /**
         * A move is about to be played.
         *
         * @param player who plays it
         * @param moves legal moves, it among them
         * @param move its number among these
         */
        void played(int player, MoveBuffer moves, int move);
    }

    /** Playouts of a game. */
    public Playout(Game game) {
        this(game, null);
    }

    /** Playouts of a game that tell somebody of their moves. */
    public Playout(Game game, @Nullable Witness witness) {
        this(game, new MoveBuffer(), new Pace(), witness);
    }

    /**
     * Playouts of a game.
     *
     * @param moves its content is of no account
     * @param pace what is known of earlier playouts of the game
     */
    Playout(Game game, MoveBuffer moves, Pace pace) {
        this(game, moves, pace, null);
    }

    private Playout(Game game, MoveBuffer moves, Pace pace, @Nullable Witness witness) {
        this.game = game;
        this.moves = moves;
        this.pace = pace;
        this.witness = witness;
    }

    /**
     * Plays from a position until the game ends.
     *
     * @param state where to begin; afterwards where the game has ended, or was broken off
     * @param random decides; its next numbers are used up
     * @param limit the most plies to play
     * @return the number of plies played
     */
    @TruffleBoundary
    public long play(State state, SplittableRandom random, long limit) {
        if (!game.canPick()) {
            return play(state, random, limit, false);
        }
        long begun = System.nanoTime();
        long plies = play(state, random, limit, pace.picks());
        pace.note(plies, System.nanoTime() - begun);
        return plies;
    }

    /** Both ways lead to the same games. */
    private long play(State state, SplittableRandom random, long limit, boolean picking) {
        for (long plies = 0; ; plies++) {
            boolean chance = game.design().sides.isChance(state.player);
            boolean picks = picking && !chance;
            result = picks ? game.countOrEnd(state, moves) : game.generateOrEnd(state, moves);
            if (result != null || plies == limit) {
                return plies;
            }
            int move = chance ? Weights.draw(moves, random) : random.nextInt(picks ? state.completed : moves.size());
            if (picks) {
                game.pick(state, moves, move);
                move = 0;
            }
            if (witness != null) {
                witness.played(state.player, moves, move);
            }
            state.apply(moves, move);
            TruffleSafepoint.poll(null);
        }
    }

    /** How the last game has ended; null when it was broken off. */
    public @Nullable Result result() {
        return result;
    }
}

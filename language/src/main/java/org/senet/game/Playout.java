package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.senet.state.Log;
import org.senet.state.MoveBuffer;
import org.senet.state.State;

/**
 * Plays games at random, as players by Monte Carlo methods do: each legal move is as likely as every other, but those of
 * a player who moves by chance are as likely as their weights say. Uses one state and one buffer again and again, so a
 * ply allocates nothing. Not thread-safe; every thread needs its own.
 */
public final class Playout {
    /** Where a position has on the average more moves than this, counting them and finding one is quicker than finding all. */
    private static final int MANY = 16;

    private final Game game;
    private final MoveBuffer moves;
    private @Nullable Result result;
    /** The moves found so far. */
    private long found;
    /** The positions in which they were found. */
    private long asked;

    /** Playouts of a game. */
    public Playout(Game game) {
        this(game, new MoveBuffer());
    }

    /** @param moves its content is of no account */
    Playout(Game game, MoveBuffer moves) {
        this.game = game;
        this.moves = moves;
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
        result = null;
        for (long plies = 0; ; plies++) {
            boolean chance = game.design().sides.isChance(state.player);
            boolean picks = game.canPick() && !chance && found > MANY * asked;
            result = picks ? game.countOrEnd(state, moves) : game.generateOrEnd(state, moves);
            if (result != null || plies == limit) {
                return plies;
            }
            int n = picks ? state.completed : moves.size();
            found += n;
            asked++;
            int move = chance ? byWeight(random) : random.nextInt(n);
            state.apply(moves, picks ? game.pick(state, moves, move) : move);
            TruffleSafepoint.poll(null);
        }
    }

    /** How the last game has ended; null when it was broken off. */
    public @Nullable Result result() {
        return result;
    }

    private int byWeight(SplittableRandom random) {
        long total = 0;
        for (int i = 0; i < moves.size(); i++) {
            total += weight(i);
        }
        int move = 0;
        for (long left = random.nextLong(total) - weight(0); left >= 0; left -= weight(move)) {
            move++;
        }
        return move;
    }

    private long weight(int move) {
        for (int i = moves.start(move); i < moves.end(move); i++) {
            if (Log.kind(moves.data[i]) == Log.WEIGHT) {
                return Log.after(moves.data[i]);
            }
        }
        return 1;
    }
}

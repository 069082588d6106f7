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
 * ply allocates nothing. The same random numbers give the same game. Not thread-safe; every thread needs its own.
 */
public final class Playout {
    private final Game game;
    private final OneMove one;
    private final MoveBuffer moves;
    private final Pace pace;
    private @Nullable Result result;

    private final @Nullable Witness witness;

    /** How a random move is found. The first two come to the same moves. */
    private enum Way {
        /** All moves are found, and one of them is chosen. */
        FIND,
        /** Moves are counted, and one is found by its number. */
        PICK,
        /** One is drawn without the others. */
        DRAW,
        /** A number is drawn that one of them may have. */
        TICKET
    }

    /** Who wants to know which moves are played. */
    @FunctionalInterface
    public interface Witness {
        /**
         * A move is about to be played.
         *
         * @param player who plays it
         * @param moves some legal moves, it among them
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
        one = game.oneMove();
        this.moves = moves;
        this.pace = pace;
        this.witness = witness;
    }

    /**
     * Plays from a position until the game ends.
     *
     * @param state where to begin; afterwards where the game has ended, or was broken off
     * @param random decides; some of its next numbers are used up
     * @param limit the most plies to play
     * @return the number of plies played
     */
    @TruffleBoundary
    public long play(State state, SplittableRandom random, long limit) {
        if (one.canDraw()) {
            return play(state, random, limit, Way.DRAW);
        }
        if (one.hasTickets()) {
            return play(state, random, limit, Way.TICKET);
        }
        if (!one.canCount()) {
            return play(state, random, limit, Way.FIND);
        }
        long begun = System.nanoTime();
        long plies = play(state, random, limit, pace.picks() ? Way.PICK : Way.FIND);
        pace.note(plies, System.nanoTime() - begun);
        return plies;
    }

    private long play(State state, SplittableRandom random, long limit, Way way) {
        var drops = drops(state, random, way);
        for (long plies = 0; ; plies++) {
            if (drops != null) {
                plies += drops.play(limit - plies);
            }
            boolean chance = game.design().sides.isChance(state.player);
            int move = chance ? chance(state, random, plies == limit) : move(state, random, way, plies == limit);
            if (move < 0) {
                return plies;
            }
            if (witness != null) {
                witness.played(state.player, moves, move);
            }
            state.apply(moves, move);
            TruffleSafepoint.poll(null);
        }
    }

    /** What plays moves of a kind that it knows without drawing them one by one; null where there are none, or where somebody looks on. */
    private @Nullable RandomDrops drops(State state, SplittableRandom random, Way way) {
        var code =
                way == Way.DRAW && witness == null && game.design().sides.chance() == 0 ? game.randomDropsCode() : null;
        return code == null ? null : new RandomDrops(code, state, moves, random);
    }

    /** Finds a move of a player who moves by chance; -1 when the game ends, or must not go on. */
    private int chance(State state, SplittableRandom random, boolean last) {
        result = game.generateOrClaim(state, moves);
        return result != null || last ? -1 : Weights.draw(moves, random);
    }

    /** The same of another player. */
    private int move(State state, SplittableRandom random, Way way, boolean last) {
        var claim = game.outcomes().claim(state);
        var end =
                switch (way) {
                    case FIND -> game.generateOrEnd(state, moves);
                    case PICK -> one.countOrEnd(state, moves);
                    case DRAW -> one.drawOrEnd(state, moves, random);
                    case TICKET -> one.ticketOrEnd(state, moves, random);
                };
        result = end != null ? end : claim;
        if (result != null || last) {
            return -1;
        }
        return switch (way) {
            case FIND -> random.nextInt(moves.size());
            case PICK -> {
                one.pick(state, moves, random.nextInt(state.completed));
                yield 0;
            }
            case DRAW, TICKET -> 0;
        };
    }

    /** How the last game has ended; null when it was broken off. */
    public @Nullable Result result() {
        return result;
    }
}

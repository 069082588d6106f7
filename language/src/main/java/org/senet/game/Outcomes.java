package org.senet.game;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.state.MoveBuffer;
import org.senet.state.State;

/** How a game ends, and what that means for its players. Thread-safe. */
final class Outcomes {
    private final Game game;
    private final Ends ends;
    private final Map<Ending, Result> results = new ConcurrentHashMap<>();

    /** What the end of the game means, and for which player. */
    private record Ending(Condition.Outcome outcome, int player) {}

    Outcomes(Game game, Ends ends) {
        this.game = game;
        this.ends = ends;
    }

    /**
     * How the game has ended, or null while it goes on.
     *
     * @param early the condition that held before moves were looked for; null for none
     * @param moves those that were found, if there is no such condition
     */
    @Nullable
    Result of(@Nullable Condition early, State state, MoveBuffer moves) {
        if (early != null) {
            return result(early, state);
        }
        return moves.size() > 0 ? null : withoutMoves(state, moves);
    }

    /** How the game ends for a player who has no move. */
    Result withoutMoves(State state, MoveBuffer moves) {
        state.moves = moves;
        var last = ends.withoutMoves(state);
        return last == null ? result(Condition.Outcome.LOSS, state.player) : result(last, state);
    }

    /**
     * What the player to move may claim, if there are moves: how the game ends then. Null when that is nothing.
     *
     * @param state as it is between moves
     */
    @Nullable
    Result claim(State state) {
        var claim = claimed(state);
        return claim == null ? null : result(claim, state);
    }

    /**
     * The number of the condition by which the game has ended, in the order of {@link EndingView#of}.
     *
     * @param state of a game that is over, or that the player to move ends by a claim
     * @param claimed whether it ended by a claim
     * @return -1 when no condition holds, because the player to move just has no move
     */
    int number(State state, boolean claimed) {
        return EndingView.number(ends, claimed ? claimed(state) : held(state));
    }

    /** The condition by which the game has ended, in words; the parameters are those of {@link #number}. */
    String reason(State state, boolean claimed) {
        var condition = claimed ? claimed(state) : held(state);
        return condition == null
                ? game.design().pieces.ownerName(state.player) + " has no move"
                : condition.words(state);
    }

    /** Where the condition stands by which the game has ended, if one has; the parameters are those of {@link #number}. */
    @Nullable
    SourceSpan place(State state, boolean claimed) {
        var condition = claimed ? claimed(state) : held(state);
        return condition == null ? null : condition.clause().span();
    }

    /** What is claimed is asked before moves are looked for, and with globals as they are then. */
    private @Nullable Condition claimed(State state) {
        state.forgetGlobals();
        return ends.claim(state);
    }

    private @Nullable Condition held(State state) {
        var moves = new MoveBuffer();
        var early = game.generate(state, moves, game.generator(state.player));
        if (early != null) {
            return early;
        }
        state.moves = moves;
        return ends.withoutMoves(state);
    }

    private Result result(Condition condition, State state) {
        if (condition.outcome() == Condition.Outcome.END) {
            return Scoring.result(game, game.scores(state));
        }
        return result(condition.outcome(), condition.player() == 0 ? speaker(condition, state) : condition.player());
    }

    /** The player of whom a condition speaks that names no player. */
    private static int speaker(Condition condition, State state) {
        return condition.isLate() ? state.player : state.design.decider(state.turn);
    }

    private Result result(Condition.Outcome outcome, int player) {
        return results.computeIfAbsent(new Ending(outcome, player), e -> Result.of(game, e.outcome(), e.player()));
    }
}

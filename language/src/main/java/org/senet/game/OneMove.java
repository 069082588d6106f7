package org.senet.game;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.senet.state.Lots;
import org.senet.state.MoveBuffer;
import org.senet.state.Origins;
import org.senet.state.State;
import org.senet.translator.NumberedMoves;

/** Finds one legal move of a game without the others, in the way that its rules allow. Immutable. */
final class OneMove {
    /** The most candidates that are tried in a row without finding a move; then the moves themselves are counted. */
    private static final int MOST_BLANKS = 16;

    private final Game game;
    private final NumberedMoves numbered;
    private final boolean countable;
    private final boolean drawable;
    private final boolean triable;

    OneMove(Game game, NumberedMoves numbered) {
        this.game = game;
        this.numbered = numbered;
        countable = numbered.canCount();
        drawable = numbered.canDraw();
        triable = numbered.canTry();
    }

    /** Whether moves can be {@linkplain #count counted} without being found. */
    boolean canCount() {
        return countable;
    }

    /** Counts the legal moves in the state's {@code completed}, if they {@linkplain #canCount can be counted}. */
    void count(State state, MoveBuffer moves) {
        game.generate(state, moves, numbered.counter(state.player));
    }

    /**
     * Counts the legal moves, and keeps where they begin. Of a game that {@linkplain #canCount can count} them.
     *
     * @param moves of no account afterwards
     * @return how the game has ended; null when the state's {@code completed} moves are the legal ones
     */
    @TruffleBoundary
    @Nullable
    Result countOrEnd(State state, MoveBuffer moves) {
        var early = countOrigins(state, moves, numbered.originCounter(state.player));
        if (early != null) {
            return game.outcomes().of(early, state, moves);
        }
        return state.completed > 0 ? null : game.outcomes().withoutMoves(state, moves);
    }

    private @Nullable Condition countOrigins(State state, MoveBuffer moves, CallTarget counter) {
        forgetOrigins(state);
        return game.generate(state, moves, counter);
    }

    private static void forgetOrigins(State state) {
        if (state.origins == null) {
            state.origins = new Origins();
        }
        state.origins.clear();
    }

    /**
     * Finds one of the legal moves, right after they have been {@linkplain #countOrEnd counted}.
     *
     * @param moves receives that move alone
     * @param move its number in the order of {@link Game#generate}
     */
    @TruffleBoundary
    void pick(State state, MoveBuffer moves, int move) {
        pick(state, moves, move, numbered.picker(state.player));
    }

    private void pick(State state, MoveBuffer moves, int move, CallTarget picker) {
        int at = state.origins.find(move);
        state.only = state.origins.get(at);
        state.wanted = move - state.origins.before(at);
        game.begin(state, moves);
        picker.call(state.arguments);
    }

    /** Whether {@link #drawOrEnd} can find a random move. */
    boolean canDraw() {
        return drawable || triable;
    }

    /**
     * Draws one of the legal moves, each as likely as every other. Of a game in which it {@linkplain #canDraw can be drawn}.
     *
     * @param moves receives that move alone
     * @param random decides; so many of its next numbers are used up as candidates were tried
     * @return how the game has ended; null when there is a move
     */
    @TruffleBoundary
    @Nullable
    Result drawOrEnd(State state, MoveBuffer moves, SplittableRandom random) {
        decideBy(random, state);
        if (!drawable) {
            return tryOrEnd(state, moves, random);
        }
        var early = game.generate(state, moves, numbered.drawer(state.player));
        return game.outcomes().of(early, state, moves);
    }

    /**
     * Counts what would be moves without the checks that take long, and tries these in random order until one is a move. Where such
     * checks mostly fail that takes longer than to find all moves, so after some blanks one of all moves is chosen: each is still as
     * likely as every other.
     */
    private @Nullable Result tryOrEnd(State state, MoveBuffer moves, SplittableRandom random) {
        var early = countOrigins(state, moves, numbered.candidateCounter(state.player));
        if (early == null) {
            var lots = state.lots;
            lots.fill(state.completed);
            var trier = numbered.trier(state.player);
            for (int blanks = 0; lots.left() > 0 && moves.size() == 0; blanks++) {
                if (blanks == MOST_BLANKS) {
                    return chooseOrEnd(state, moves, random);
                }
                pick(state, moves, lots.take(lots.number(lots.left())), trier);
                TruffleSafepoint.poll(null);
            }
        }
        return game.outcomes().of(early, state, moves);
    }

    /** Counts the legal moves, and finds one of them. */
    private @Nullable Result chooseOrEnd(State state, MoveBuffer moves, SplittableRandom random) {
        var end = countOrEnd(state, moves);
        if (end == null) {
            pick(state, moves, random.nextInt(state.completed));
        }
        return end;
    }

    private static void decideBy(SplittableRandom random, State state) {
        if (state.lots == null) {
            state.lots = new Lots();
        }
        state.lots.decideBy(random);
    }

    /** Whether {@link #ticketOrEnd} is quicker than counting all moves. */
    @TruffleBoundary
    boolean hasTickets() {
        return countable && numbered.hasTickets();
    }

    /**
     * Draws one of the legal moves, each as likely as every other: a number is drawn from so many that each move has one and
     * some are blank, and when too many were blank, one of the moves themselves. Of a game that {@linkplain #hasTickets has}
     * such numbers.
     *
     * @param moves receives that move alone
     * @param random decides; so many of its next numbers are used up as were drawn
     * @return how the game has ended; null when there is a move
     */
    @TruffleBoundary
    @Nullable
    Result ticketOrEnd(State state, MoveBuffer moves, SplittableRandom random) {
        forgetOrigins(state);
        var early = game.generate(state, moves, numbered.ticketCounter(state.player));
        if (early != null) {
            return game.outcomes().of(early, state, moves);
        }
        if (state.completed > 0) {
            decideBy(random, state);
            game.begin(state, moves);
            numbered.ticketHolder(state.player).call(state.arguments);
            if (moves.size() > 0) {
                return null;
            }
        }
        return chooseOrEnd(state, moves, random);
    }
}

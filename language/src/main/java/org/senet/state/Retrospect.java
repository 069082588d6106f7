package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;

/**
 * A look back from a position that was there before: the board and the attributes go back move by move to where the position
 * was for the first time, and then return. The turn, and everything else, remains that of the present. Used by one thread,
 * between two moves of a state.
 */
public final class Retrospect {
    private final State state;
    private final History history;
    private final int turn;
    private final int[] counters;
    private final int last;
    private final int first;
    private int at;

    private Retrospect(State state, History history) {
        this.state = state;
        this.history = history;
        turn = state.turn;
        counters = state.counters.values();
        last = history.size() - 1;
        first = history.firstLikeLast();
        at = last;
    }

    /** Begins at the present position of a game whose states {@linkplain Design.Memory#MOVES keep} the moves. */
    @TruffleBoundary
    public static Retrospect begin(State state) {
        return new Retrospect(state, state.settledHistory());
    }

    /** Whether the present position was there before. */
    public boolean isRepeated() {
        return first < last;
    }

    /** Whether the board is as it was when the position was there for the first time. */
    public boolean isAtFirst() {
        return at <= first;
    }

    /** The player, from 1, whose move has led to the board as it is seen now. */
    public int mover() {
        return history.mover(at);
    }

    /** Goes back by one move. */
    @TruffleBoundary
    public void goBack() {
        state.replay(history.move(at--), false);
    }

    /** Returns to the present. */
    @TruffleBoundary
    public void end() {
        while (at < last) {
            state.replay(history.move(++at), true);
        }
        state.turn = turn;
        for (int i = 0; i < counters.length; i++) {
            state.counters.set(i, counters[i]);
        }
    }
}

package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import org.jspecify.annotations.Nullable;

/**
 * A place in the making of a move to which an error goes back. An error leaves no trace of what was done on its way, so
 * the board is copied, where choices would undo their effects one by one. Immutable.
 */
public final class Checkpoint {
    private final int[] board;
    private final int[] attributes;
    private final int @Nullable [] marks;
    private final int player;
    private final int logTop;
    private final int hand;
    private final @Nullable HandCell handRest;
    private final int position;
    private final int target;
    private final int invariantTop;
    private final boolean unlessLonger;
    private final int resets;
    private final @Nullable Object finish;
    private final int floods;
    private final @Nullable Flood spreading;

    Checkpoint(State state) {
        board = state.board.clone();
        attributes = state.attributes.clone();
        marks = state.marks == null ? null : state.marks.clone();
        player = state.player;
        logTop = state.logTop;
        hand = state.hand;
        handRest = state.handRest;
        position = state.position;
        target = state.target;
        invariantTop = state.invariantTop;
        unlessLonger = state.unlessLonger;
        resets = state.resets;
        finish = state.finish;
        floods = state.floods.depth();
        spreading = state.spreading;
    }

    /** The present place; null for no state. */
    @TruffleBoundary
    public static @Nullable Checkpoint of(@Nullable State state) {
        return state == null ? null : new Checkpoint(state);
    }

    /** Makes everything as it was. */
    @TruffleBoundary
    public void restore(State state) {
        System.arraycopy(board, 0, state.board, 0, board.length);
        System.arraycopy(attributes, 0, state.attributes, 0, attributes.length);
        state.marks = marks == null ? null : marks.clone();
        state.player = player;
        state.logTop = logTop;
        state.hand = hand;
        state.handRest = handRest;
        state.position = position;
        state.target = target;
        state.invariantTop = invariantTop;
        state.unlessLonger = unlessLonger;
        state.resets = resets;
        state.finish = finish;
        state.floods.endTo(floods);
        state.spreading = spreading;
    }
}

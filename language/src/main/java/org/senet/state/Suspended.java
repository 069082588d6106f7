package org.senet.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What a generation inside another one must leave as it was. Used by one thread, and once. */
public final class Suspended {
    /** More generations inside of each other than these have no end: each asks for the next one. */
    private static final int MOST = 30;

    private final State state;
    private final MoveBuffer moves;
    private final Object judge;
    private final int completed;
    private final long[] log;
    private final int moveStart;
    private final long[] invariants;
    private final int invariantTop;
    private final boolean unlessLonger;
    private final int resets;
    private final int player;
    private final long[] globals;
    private final Object[] globalObjects;
    private final int @Nullable [] marks;
    /** The sets of positions by owner and by type, which are kept between moves only. */
    private final long[] occupied;

    private final long[] typed;
    private final Inner inner;

    /** What a generation inside of another one works with: kept by the state for the next one. */
    static final class Inner {
        private final MoveBuffer moves = new MoveBuffer();
        private long[] log = new long[State.INITIAL_LOG];
        private long[] invariants = new long[State.INITIAL_INVARIANTS];
    }

    private Suspended(State state) {
        this.state = state;
        moves = state.moves;
        judge = state.judge;
        completed = state.completed;
        log = state.log;
        moveStart = state.moveStart;
        invariants = state.invariants;
        invariantTop = state.invariantTop;
        unlessLonger = state.unlessLonger;
        resets = state.resets;
        player = state.player;
        globals = state.globals.clone();
        globalObjects = state.globalObjects.clone();
        marks = state.marks;
        occupied = state.occupied.clone();
        typed = state.typed.clone();
        inner = state.inner == null ? new Inner() : state.inner;
        state.inner = null;
    }

    /** Begins a generation for another player inside of the present one, on the board as it is now; its moves are in a buffer of its own. */
    public static Suspended begin(State state, int mover) {
        var outer = new Suspended(state);
        var inner = outer.inner;
        state.suspended++;
        state.sets.sortByOwner();
        state.sets.sortByType();
        state.moves = inner.moves;
        state.moves.clear();
        state.player = mover;
        state.log = inner.log;
        state.moveStart = 0;
        state.invariants = inner.invariants;
        state.invariantTop = 0;
        state.completed = 0;
        state.unlessLonger = false;
        state.resets = 0;
        state.marks = null;
        Arrays.fill(state.globals, 0);
        Arrays.fill(state.globalObjects, null);
        return outer;
    }

    /** Whether the generations that wait on a state are too many to have an end: their rules ask for their own moves. */
    public static boolean isEndless(State state) {
        return state.suspended >= MOST;
    }

    /** Goes on with the generation that was suspended. */
    public void resume() {
        state.suspended--;
        inner.log = state.log;
        inner.invariants = state.invariants;
        state.inner = inner;
        state.moves = moves;
        state.judge = judge;
        state.completed = completed;
        state.log = log;
        state.moveStart = moveStart;
        state.invariants = invariants;
        state.invariantTop = invariantTop;
        state.unlessLonger = unlessLonger;
        state.resets = resets;
        state.player = player;
        state.globals = globals;
        state.globalObjects = globalObjects;
        state.marks = marks;
        System.arraycopy(occupied, 0, state.occupied, 0, occupied.length);
        System.arraycopy(typed, 0, state.typed, 0, typed.length);
    }
}

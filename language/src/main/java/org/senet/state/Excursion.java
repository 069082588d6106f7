package org.senet.state;

import org.jspecify.annotations.Nullable;

/**
 * Something that is done on a state in the middle of a move and leaves no trace, whatever it does: the board, the globals and
 * the moves found so far are as before when it is over. It copies the board, so it is for people who wait, not for rules.
 */
public final class Excursion {
    private final State state;
    private final Checkpoint place;
    private final MoveBuffer moves;
    private final long[] globals;
    private final Object[] globalObjects;
    private final int completed;
    private final long tally;
    private final int depth;
    private final @Nullable Object prompt;
    private final long[] log;
    private final int[] counters;

    /** Begins. */
    public Excursion(State state) {
        this.state = state;
        place = new Checkpoint(state);
        moves = state.moves;
        globals = state.globals;
        globalObjects = state.globalObjects;
        completed = state.completed;
        tally = state.tally;
        depth = state.depth;
        prompt = state.prompt;
        log = state.log;
        counters = state.counters.values();
        state.globals = globals.clone();
        state.globalObjects = globalObjects.clone();
        state.log = log.clone();
        state.moves = new MoveBuffer();
        state.depth = State.UNLIMITED;
    }

    /** Ends: everything is as it was. */
    public void comeBack() {
        place.restore(state);
        state.moves = moves;
        state.globals = globals;
        state.globalObjects = globalObjects;
        state.completed = completed;
        state.tally = tally;
        state.depth = depth;
        state.prompt = prompt;
        state.log = log;
        state.counters.setAll(counters);
    }
}

package org.senet.nodes.rules;

import org.senet.state.State;

/** What a generator finds. */
public enum GeneratorKind {
    /** The moves; only those of one origin where the state says so. */
    MOVES,
    /** The number of moves. */
    COUNT,
    /** The number of moves, and where how many of them begin. */
    ORIGINS;

    /** Whether moves are only counted, in the state's number of completed ones. */
    public boolean counts() {
        return this != MOVES;
    }

    boolean isLimited(State state) {
        return this == MOVES && state.only >= 0;
    }

    void note(State state, int origin) {
        if (this == ORIGINS) {
            state.origins.add(origin, state.completed);
        }
    }
}

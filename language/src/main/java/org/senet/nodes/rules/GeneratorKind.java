package org.senet.nodes.rules;

import org.senet.state.State;

/** What a generator finds. */
public enum GeneratorKind {
    /** The moves. */
    MOVES,
    /** The number of moves. */
    COUNT,
    /** The number of moves, and where how many of them begin. */
    ORIGINS,
    /** One of the moves that have been counted with their origins, by its number. */
    PICK,
    /** One of the moves, drawn at random. */
    DRAW;

    /** Whether moves are only counted, in the state's number of completed ones. */
    public boolean counts() {
        return this == COUNT || this == ORIGINS;
    }

    /** Whether only the number of the moves, or one of them, is wanted: those programs are the same. */
    public boolean numbers() {
        return this != MOVES;
    }

    void note(State state, int origin) {
        if (this == ORIGINS) {
            state.origins.add(origin, state.completed);
        }
    }
}

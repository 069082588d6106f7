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
    DRAW,
    /** How many numbers are enough for all moves, and where how many of them begin; some numbers may have no move. */
    TICKETS,
    /** The move that has a number of these, if there is one. */
    TICKET;

    /** Whether moves are only counted, in the state's number of completed ones. */
    public boolean counts() {
        return this == COUNT || this == ORIGINS || this == TICKETS;
    }

    /** Whether some of the numbers have no move, where that makes them easier to tell. */
    public boolean isLoose() {
        return this == TICKETS || this == TICKET;
    }

    /** Whether each program needs to know nothing but where it begins, so that it can be code of its own. */
    public boolean runsEachFromItsStart() {
        return this == MOVES || this == COUNT || this == ORIGINS || this == PICK;
    }

    /** Whether all moves are listed or counted. */
    public boolean findsAll() {
        return this == MOVES || this == COUNT || this == ORIGINS;
    }

    void note(State state, int origin) {
        if (this == ORIGINS || this == TICKETS) {
            state.origins.add(origin, state.completed);
        }
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.state.Design;
import org.senet.state.State;

/** The set of the positions on which there is a piece of anybody. Immutable. */
final class Occupied {
    private final int owners;
    private final int setShift;

    Occupied(Design design) {
        owners = design.pieces.ownerCount() + 1;
        setShift = design.setShift;
    }

    /** A word of the set. */
    @ExplodeLoop
    long word(State state, int word) {
        long set = 0;
        for (int o = 1; o < owners; o++) {
            set |= state.occupied[(o << setShift) + word];
        }
        return set;
    }
}

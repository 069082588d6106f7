package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import org.senet.state.State;

/**
 * One pass of a random game: where each candidate, an empty position or an action, has one move or none, candidates are tried
 * in random order until one has a move. So each move is as likely as every other, and most candidates are not tried at all.
 * Actions that may have more moves are tried first, and all their moves take part.
 */
public final class DrawNode extends Node {
    @Child
    private PassNode pass;

    /** For each action whether it may have more than one move. */
    @CompilationFinal(dimensions = 1)
    private final boolean[] several;

    /** The first actions that make at most one move each, as a set of bits. */
    private final long single;

    /**
     * The drawing of a move.
     *
     * @param pass only places pieces and acts, and each placing program makes at most one move at a position; its moves end with a
     *     {@link PickMoveStep}
     * @param singles for each action whether it makes one move at the most
     */
    public DrawNode(PassNode pass, boolean[] singles) {
        this.pass = pass;
        several = new boolean[singles.length];
        long set = 0;
        for (int i = 0; i < several.length; i++) {
            several[i] = !singles[i] || i >= Long.SIZE;
            set |= several[i] ? 0 : 1L << i;
        }
        single = set;
    }

    /** Draws a move into the state's buffer; false when this pass has none. */
    boolean draw(VirtualFrame frame, State state) {
        var lots = state.lots;
        lots.clear();
        var places = pass.places();
        if (places != null) {
            places.addPlaces(frame, state, lots);
        }
        int actions = lots.size();
        lots.add(single);
        int known = numberOfSeveral(frame, state);
        while (known + lots.left() > 0) {
            int number = lots.number(known + lots.left());
            state.completed = 0;
            if (number < known) {
                state.wanted = number;
                return actsBySeveral(frame, state);
            }
            state.wanted = 0;
            int candidate = lots.take(number - known);
            int word = candidate >>> 6;
            boolean found = word == actions
                    ? pass.acts(frame, state, candidate & 63)
                    : places.drawAt(frame, state, word % places.count(), word / places.count() << 6 | candidate & 63);
            if (found) {
                return true;
            }
        }
        TruffleSafepoint.poll(this);
        return false;
    }

    /** How many moves those actions have that may have several. */
    private int numberOfSeveral(VirtualFrame frame, State state) {
        state.completed = 0;
        state.wanted = Integer.MAX_VALUE;
        actsBySeveral(frame, state);
        return state.completed;
    }

    @ExplodeLoop
    private boolean actsBySeveral(VirtualFrame frame, State state) {
        for (int i = 0; i < several.length; i++) {
            if (several[i] && pass.acts(frame, state, i)) {
                return true;
            }
        }
        return false;
    }
}

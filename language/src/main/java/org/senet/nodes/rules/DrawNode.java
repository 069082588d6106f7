package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import org.senet.state.State;

/**
 * One pass of a random game: candidates, each of which makes one move or none, are tried in random order until one makes a move. So
 * every move has the same probability, and most candidates are not tried. A candidate is an action, or an empty position with a ticket,
 * a number that decides the choices of the rule.
 * Actions that may have more moves are tried first, and all their moves take part.
 */
public final class DrawNode extends Node {
    /** So many blanks in a row, and those that are left are tried in turn. */
    private static final int MOST_BLANKS = 24;

    @Child
    private PassNode pass;

    /** For each action whether it may have more than one move. */
    @CompilationFinal(dimensions = 1)
    private final boolean[] several;

    private final int tickets;

    /** The first actions that make at most one move each, as a set of bits. */
    private final long single;

    /**
     * The drawing of a move.
     *
     * @param pass only places pieces and acts, and each placing program makes at most one move at a position; its moves end with a
     *     {@link PickMoveStep}
     * @param tickets the number of {@linkplain DrawnStep tickets} of a placing program at a position; each move has one ticket
     * @param singles for each action whether it makes one move at the most
     */
    public DrawNode(PassNode pass, boolean[] singles, int tickets) {
        this.pass = pass;
        this.tickets = tickets;
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
        lots.add(single);
        int known = numberOfSeveral(frame, state);
        boolean found = tickets == 1 ? drawOne(frame, state, known) : drawTicket(frame, state, known);
        state.ticket = 0;
        TruffleSafepoint.poll(this);
        return found;
    }

    /** Where each candidate has one move at the most, it is taken out when it was tried. */
    private boolean drawOne(VirtualFrame frame, State state, int known) {
        var lots = state.lots;
        while (known + lots.left() > 0) {
            int number = lots.number(known + lots.left());
            if (number < known
                    ? actsBySeveral(frame, state, number)
                    : tries(frame, state, lots.take(number - known), 0)) {
                return true;
            }
        }
        return false;
    }

    /** Tickets are drawn from all; after some blanks, each of those that are left is tried once. */
    private boolean drawTicket(VirtualFrame frame, State state, int known) {
        var lots = state.lots;
        int all = known + lots.left() * tickets;
        for (int i = 0; i < MOST_BLANKS && all > 0; i++) {
            int number = lots.number(all);
            if (number < known ? actsBySeveral(frame, state, number) : tries(frame, state, number - known)) {
                return true;
            }
        }
        return all > 0 && drawAny(frame, state, known, all);
    }

    private boolean drawAny(VirtualFrame frame, State state, int known, int all) {
        var open = state.lots.of(all);
        while (open.left() > 0) {
            int number = open.take(open.number(open.left()));
            if (number < known ? actsBySeveral(frame, state, number) : tries(frame, state, number - known)) {
                return true;
            }
        }
        return false;
    }

    private boolean tries(VirtualFrame frame, State state, int number) {
        return tries(frame, state, state.lots.get(number / tickets), number % tickets);
    }

    private boolean tries(VirtualFrame frame, State state, int candidate, int ticket) {
        state.completed = 0;
        state.wanted = 0;
        state.ticket = ticket;
        int word = candidate >>> 6;
        if (word == state.lots.size() - 1) {
            return ticket == 0 && pass.acts(frame, state, candidate & 63);
        }
        var places = pass.places();
        return places.drawAt(frame, state, word % places.count(), word / places.count() << 6 | candidate & 63);
    }

    /** How many moves those actions have that may have several. */
    private int numberOfSeveral(VirtualFrame frame, State state) {
        state.completed = 0;
        state.ticket = 0;
        state.wanted = Integer.MAX_VALUE;
        actsBySeveral(frame, state);
        return state.completed;
    }

    /** Finds the move of such actions that has a number. */
    private boolean actsBySeveral(VirtualFrame frame, State state, int number) {
        state.completed = 0;
        state.wanted = number;
        state.ticket = 0;
        return actsBySeveral(frame, state);
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

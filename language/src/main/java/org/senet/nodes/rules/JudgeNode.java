package org.senet.nodes.rules;

import com.oracle.truffle.api.Assumption;
import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import org.senet.state.State;

/** Goes through all moves found so far, and keeps those whose remembered invariants hold. */
final class JudgeNode extends Node {
    private final Invariants known;

    /** The invariants and how long they are all that there are, in one field, so that no thread sees the one without the other. */
    @Child
    private Conditions conditions;

    private static final class Conditions extends Node {
        private final Assumption complete;

        @Children
        private final InvariantNode[] invariants;

        Conditions(Assumption complete, InvariantNode[] invariants) {
            this.complete = complete;
            this.invariants = invariants;
        }
    }

    JudgeNode(Invariants known) {
        this.known = known;
        conditions = new Conditions(Assumption.NEVER_VALID, new InvariantNode[0]);
    }

    void execute(VirtualFrame frame, State state) {
        var present = conditions;
        if (!present.complete.isValid()) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            present = renew();
        }
        judge(frame, state, present.invariants);
    }

    private Conditions renew() {
        // A condition that is added in between makes what is found here invalid.
        var complete = known.complete();
        var present = insert(new Conditions(complete, known.nodes()));
        conditions = present;
        return present;
    }

    private static void judge(VirtualFrame frame, State state, InvariantNode[] invariants) {
        var moves = state.moves;
        int count = moves.size();
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (holds(frame, state, invariants, moves.data, moves.end(i), moves.rememberedEnd(i))) {
                moves.keep(kept++, i);
            }
        }
        moves.truncate(kept);
    }

    private static boolean holds(
            VirtualFrame frame, State state, InvariantNode[] invariants, long[] words, int from, int to) {
        int at = from;
        while (at < to) {
            if (!holds(frame, state, invariants, words, at)) {
                return false;
            }
            at += 1 + Invariants.count(words[at]);
        }
        return true;
    }

    @ExplodeLoop
    private static boolean holds(VirtualFrame frame, State state, InvariantNode[] invariants, long[] words, int at) {
        int number = Invariants.number(words[at]);
        for (int i = 0; i < invariants.length; i++) {
            if (i == number) {
                return invariants[i].holds(frame, state, words, at);
            }
        }
        return true;
    }
}

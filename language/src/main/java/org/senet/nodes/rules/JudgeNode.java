package org.senet.nodes.rules;

import com.oracle.truffle.api.Assumption;
import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import org.senet.state.State;

/** Goes through all moves found so far, and keeps those whose remembered invariants hold. */
final class JudgeNode extends Node {
    private final Invariants known;

    @Children
    private InvariantNode[] invariants;

    @CompilationFinal
    private Assumption complete = Assumption.NEVER_VALID;

    JudgeNode(Invariants known) {
        this.known = known;
        invariants = new InvariantNode[0];
    }

    void execute(VirtualFrame frame, State state) {
        if (!complete.isValid()) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            complete = known.complete();
            invariants = insert(known.nodes());
        }
        var moves = state.moves;
        int count = moves.size();
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (holds(frame, state, moves.data, moves.end(i), moves.rememberedEnd(i))) {
                moves.keep(kept++, i);
            }
        }
        moves.truncate(kept);
    }

    private boolean holds(VirtualFrame frame, State state, long[] words, int from, int to) {
        int at = from;
        while (at < to) {
            if (!holds(frame, state, words, at)) {
                return false;
            }
            at += 1 + Invariants.count(words[at]);
        }
        return true;
    }

    @ExplodeLoop
    private boolean holds(VirtualFrame frame, State state, long[] words, int at) {
        int number = Invariants.number(words[at]);
        for (int i = 0; i < invariants.length; i++) {
            if (i == number) {
                return invariants[i].holds(frame, state, words, at);
            }
        }
        return true;
    }
}

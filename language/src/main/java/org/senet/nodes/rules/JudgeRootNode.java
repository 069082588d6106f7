package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.RootNode;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.state.State;

/** Goes through all moves found so far, and keeps those whose remembered invariants hold. The argument is the state. */
final class JudgeRootNode extends RootNode {
    @Children
    private final InvariantNode[] invariants;

    JudgeRootNode(TruffleLanguage<?> language, FrameLayout layout, InvariantNode... invariants) {
        super(language, Frames.descriptor(layout));
        this.invariants = invariants;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        frame.setInt(FrameLayout.POSITION, -1);
        var moves = state.moves;
        int kept = 0;
        for (int i = 0; i < moves.size(); i++) {
            if (holds(frame, state, moves.data, moves.end(i), moves.rememberedEnd(i))) {
                moves.keep(kept++, i);
            }
        }
        moves.truncate(kept);
        return state;
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

    @Override
    public String getName() {
        return "invariants";
    }
}

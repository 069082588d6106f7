package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.state.State;

/**
 * One random move of a player, right after the numbers have been counted of which some have no move
 * ({@link GeneratorKind#TICKETS}): numbers are drawn by the state's {@linkplain org.senet.state.Lots lots} until one has a move,
 * which is alone in its buffer afterwards, or until too many had none.
 */
public final class TicketRootNode extends CodeRootNode {
    /** As many numbers as are drawn in the time in which all moves are counted, and more: the next one may be good. */
    private static final int MOST = 16;

    @Children
    private final PassNode[] passes;

    /** @param passes the programs of each priority, the highest first */
    public TicketRootNode(TruffleLanguage<?> language, String name, FrameLayout layout, PassNode... passes) {
        super(language, name, Frames.descriptor(layout));
        this.passes = passes;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        for (int i = 0; i < MOST && state.moves.size() == 0; i++) {
            int number = state.lots.number(state.origins.total());
            int origin = state.origins.find(number);
            state.only = state.origins.get(origin);
            state.wanted = number - state.origins.before(origin);
            state.completed = 0;
            pick(frame, state);
        }
        return state;
    }

    @ExplodeLoop
    private void pick(VirtualFrame frame, State state) {
        for (int i = 0; i < passes.length; i++) {
            if (i == state.pass) {
                passes[i].pick(frame, state);
            }
        }
        Registers.forget(frame);
    }
}

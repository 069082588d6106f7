package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;

/** The condition of an end of the game, or a score; it starts from no position, and what it does is undone. The argument is the state. */
public final class ConditionRootNode extends CodeRootNode {
    @Child
    private ExpressionNode condition;

    /** A condition over the board. */
    public ConditionRootNode(TruffleLanguage<?> language, FrameLayout layout, ExpressionNode condition) {
        super(language, "end of the game", Frames.descriptor(layout));
        this.condition = condition;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int resets = state.resets;
        Registers.begin(frame, state, -1, 0, 0);
        var value = condition.execute(frame);
        // Searches undo their effects themselves, the statements of a score do not.
        int changes = Registers.logTop(frame);
        if (changes > 0) {
            state.undoEffects(0, changes);
            state.resets = resets;
        }
        return value;
    }
}

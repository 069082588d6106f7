package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;

/** The condition of an end of the game, or a score; it starts from no position. The argument is the state. */
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
        Registers.begin(frame, Frames.state(frame), -1, 0, 0);
        return condition.execute(frame);
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.List;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.TestNode;
import org.senet.state.State;

/**
 * The number of the first of several conditions that holds, or -1; each starts from no position. The argument is the state.
 * One call for all, because most positions are far from the end and a call costs more than most conditions.
 */
public final class FirstConditionRootNode extends CodeRootNode {
    @Children
    private final TestNode[] conditions;

    /** Conditions over the board, in the order in which they are asked. */
    public FirstConditionRootNode(TruffleLanguage<?> language, FrameLayout layout, List<TestNode> conditions) {
        super(language, "end of the game", Frames.descriptor(layout));
        this.conditions = conditions.toArray(TestNode[]::new);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int first = first(frame, state);
        state.forgetGlobals();
        return first;
    }

    /** Globals are 0 for each condition, whatever moves and the conditions before it have set them to. */
    @ExplodeLoop
    private int first(VirtualFrame frame, State state) {
        for (int i = 0; i < conditions.length; i++) {
            state.forgetGlobals();
            Registers.begin(frame, state, -1, 0, 0);
            if (conditions[i].executeBoolean(frame)) {
                return i;
            }
            Frames.forget(frame);
        }
        return -1;
    }
}

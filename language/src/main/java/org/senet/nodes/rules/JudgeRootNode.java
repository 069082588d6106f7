package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;

/** Judges the moves that the rules of a game have found so far, when a function has changed a global; the argument is the state. */
public final class JudgeRootNode extends CodeRootNode {
    @Child
    private JudgeNode judge;

    /** @param invariants the invariants of the rules */
    public JudgeRootNode(TruffleLanguage<?> language, String name, FrameLayout layout, Invariants invariants) {
        super(language, name, Frames.descriptor(layout));
        judge = new JudgeNode(invariants);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        judge.execute(frame, state);
        return state;
    }
}

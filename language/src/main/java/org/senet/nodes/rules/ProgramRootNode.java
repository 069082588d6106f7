package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;

/**
 * A program as code of its own, which runs from the state's {@code position}. The moves of a game of many kinds of pieces are far too
 * much code at once: it takes the compiler long, and what was never seen before would make it begin anew with all of it.
 */
public class ProgramRootNode extends CodeRootNode {
    @Child
    private Step body;

    /** @param body all of the program */
    public ProgramRootNode(TruffleLanguage<?> language, String name, FrameLayout layout, Step body) {
        super(language, name, Frames.descriptor(layout));
        this.body = body;
    }

    @Override
    public final Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        Registers.begin(frame, state, state.position, 0, 0);
        return body.execute(frame);
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;

/**
 * One random move of a player, of the highest rank that has any. The argument is a state that is ready for a generation, with
 * {@linkplain org.senet.state.Lots lots} that decide; the move is alone in its buffer afterwards, if there is any.
 */
public final class DrawRootNode extends CodeRootNode {
    @Children
    private final DrawNode[] passes;

    /** @param passes the programs of each priority, the highest first */
    public DrawRootNode(TruffleLanguage<?> language, String name, FrameLayout layout, DrawNode... passes) {
        super(language, name, Frames.descriptor(layout));
        this.passes = passes;
    }

    @Override
    @ExplodeLoop
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        for (var pass : passes) {
            if (pass.draw(frame, state)) {
                return state;
            }
        }
        return state;
    }
}

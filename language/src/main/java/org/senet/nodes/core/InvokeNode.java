package org.senet.nodes.core;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;

/** Calls a function in the direct way. */
public class InvokeNode extends ExpressionNode {
    @Child
    private ExpressionNode function;

    @Children
    private final ExpressionNode[] arguments;

    @Child
    private DispatchNode dispatch = DispatchNodeGen.create();

    /** The call of a function with arguments. */
    public InvokeNode(ExpressionNode function, ExpressionNode... arguments) {
        this.function = function;
        this.arguments = arguments;
    }

    @Override
    @ExplodeLoop
    public final Object execute(VirtualFrame frame) {
        var callee = function.execute(frame);
        var all = new Object[arguments.length + Frames.FIRST];
        all[Frames.STATE] = frame.getArguments()[Frames.STATE];
        all[Frames.SELF] = callee;
        for (int i = 0; i < arguments.length; i++) {
            all[i + Frames.FIRST] = arguments[i].execute(frame);
        }
        return call(frame, callee, all);
    }

    /**
     * Makes the call.
     *
     * @param all what the code of the callee gets
     */
    protected Object call(VirtualFrame frame, Object callee, Object[] all) {
        return dispatch.execute(callee, all);
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == StandardTags.CallTag.class || super.hasTag(tag);
    }
}

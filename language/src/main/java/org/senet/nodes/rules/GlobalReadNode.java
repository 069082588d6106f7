package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import com.oracle.truffle.api.nodes.UnexpectedResultException;
import org.senet.nodes.ExpressionNode;

/** The value of a global: 0 until something sets it in this generation. */
public final class GlobalReadNode extends ExpressionNode {
    private final GlobalSlot slot;

    @CompilationFinal
    private boolean seenObject;

    /** A global. */
    public GlobalReadNode(GlobalSlot slot) {
        this.slot = slot;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = slot.state(frame, this);
        int i = slot.index(state);
        var object = state.globalObjects[i];
        return object != null ? object : (Object) state.globals[i];
    }

    @Override
    public long executeLong(VirtualFrame frame) throws UnexpectedResultException {
        var state = slot.state(frame, this);
        int i = slot.index(state);
        var object = state.globalObjects[i];
        if (object != null) {
            if (!seenObject) {
                CompilerDirectives.transferToInterpreterAndInvalidate();
                seenObject = true;
            }
            throw new UnexpectedResultException(object);
        }
        return state.globals[i];
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == StandardTags.ReadVariableTag.class || super.hasTag(tag);
    }
}

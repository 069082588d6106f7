package org.senet.nodes.core;

import com.oracle.truffle.api.debug.DebuggerTags;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.Tag;
import org.senet.data.Nil;
import org.senet.nodes.ExpressionNode;

/** {@code (breakpoint)}: a debugger that is there stops before it, whatever it has been told. */
public final class BreakpointNode extends ExpressionNode {
    @Override
    public Object execute(VirtualFrame frame) {
        return Nil.NIL;
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == DebuggerTags.AlwaysHalt.class || super.hasTag(tag);
    }
}

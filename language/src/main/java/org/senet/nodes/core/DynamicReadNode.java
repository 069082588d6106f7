package org.senet.nodes.core;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import org.senet.nodes.ExpressionNode;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;
import org.senet.runtime.ThreadState;
import org.senet.runtime.Var;

/** The value of a dynamic variable: what it is bound to, or else what it was defined as. */
public final class DynamicReadNode extends ExpressionNode {
    private final Var variable;

    /** The value of this one. */
    public DynamicReadNode(Var variable) {
        this.variable = variable;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var thread = SenetLanguage.get(this).threadState();
        var value = thread.isBinding() ? bound(thread) : SenetContext.get(this).value(variable);
        if (value == null) {
            throw VarReadNode.unbound(variable, this);
        }
        return value;
    }

    private Object bound(ThreadState thread) {
        var binding = thread.binding(variable);
        return binding == null ? SenetContext.get(this).value(variable) : binding.value();
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == StandardTags.ReadVariableTag.class || super.hasTag(tag);
    }
}

package org.senet.nodes.core;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import org.senet.data.PersistentMap;
import org.senet.nodes.ExpressionNode;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/** Gives a variable of a namespace a value; the node's value is the variable. */
public final class DefineNode extends ExpressionNode {
    private final Var variable;
    private final PersistentMap meta;
    private final boolean macro;

    @Child
    private ExpressionNode init;

    /**
     * @param meta what is said about the variable
     * @param init the value, or null to declare only
     * @param macro whether the value is a macro
     */
    public DefineNode(Var variable, PersistentMap meta, ExpressionNode init, boolean macro) {
        this.meta = meta;
        this.macro = macro;
        this.variable = variable;
        this.init = init;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        define(init == null ? null : init.execute(frame));
        return variable;
    }

    @TruffleBoundary
    private void define(Object value) {
        var context = SenetContext.get(this);
        context.declare(variable, meta, macro);
        if (value != null) {
            context.define(variable, value);
        }
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == StandardTags.WriteVariableTag.class || super.hasTag(tag);
    }
}

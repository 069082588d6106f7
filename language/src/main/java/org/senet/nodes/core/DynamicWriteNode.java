package org.senet.nodes.core;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import org.senet.errors.ErrorKind;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.runtime.SenetLanguage;
import org.senet.runtime.Var;

/** {@code set!} of a dynamic variable: changes what it is bound to by the innermost binding. */
public final class DynamicWriteNode extends ExpressionNode {
    private final Var variable;

    @Child
    private ExpressionNode value;

    /** @param value computes the new value */
    public DynamicWriteNode(Var variable, ExpressionNode value) {
        this.variable = variable;
        this.value = value;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var newValue = value.execute(frame);
        var binding = SenetLanguage.get(this).threadState().binding(variable);
        if (binding == null) {
            throw notBound();
        }
        binding.set(newValue);
        return newValue;
    }

    @TruffleBoundary
    private SenetException notBound() {
        return SenetException.of(
                ErrorKind.STATE,
                this,
                "`" + variable.name() + "` is not bound here, so it cannot be set",
                "`set!` changes what a `(binding [" + variable.name() + " ...] ...)` around it has bound");
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == StandardTags.WriteVariableTag.class || super.hasTag(tag);
    }
}

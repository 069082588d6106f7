package org.senet.nodes.core;

import com.oracle.truffle.api.Assumption;
import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import com.oracle.truffle.api.nodes.Node;
import org.jspecify.annotations.Nullable;
import org.senet.errors.ErrorKind;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;
import org.senet.runtime.Var;

/** The value of a variable of a namespace; a constant for the compiler while one context uses the code. */
public final class VarReadNode extends ExpressionNode {
    private final Var variable;

    @CompilationFinal
    private @Nullable Known known;

    /** A value and how long it holds. */
    private record Known(Object value, Assumption unchanged, Assumption singleContext) {
        boolean isValid() {
            return unchanged.isValid() && singleContext.isValid();
        }
    }

    /** The value of this one. */
    public VarReadNode(Var variable) {
        this.variable = variable;
    }

    /** The variable. */
    public Var variable() {
        return variable;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var present = known;
        return present != null && present.isValid() ? present.value : lookup(present);
    }

    private Object lookup(@Nullable Known before) {
        if (before == null || before.singleContext.isValid()) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            var singleContext = SenetLanguage.get(this).singleContext();
            var unchanged = variable.unchanged();
            var value = SenetContext.get(this).value(variable);
            if (value != null) {
                known = new Known(value, unchanged, singleContext);
                return value;
            }
            throw unbound(variable, this);
        }
        var value = SenetContext.get(this).value(variable);
        if (value == null) {
            throw unbound(variable, this);
        }
        return value;
    }

    @TruffleBoundary
    static SenetException unbound(Var variable, Node node) {
        return SenetException.of(
                ErrorKind.STATE, node, "`" + variable.name() + "` is declared, but has no value yet", null);
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == StandardTags.ReadVariableTag.class || super.hasTag(tag);
    }
}

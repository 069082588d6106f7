package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import org.senet.data.PersistentMap;
import org.senet.nodes.ExpressionNode;
import org.senet.runtime.Binding;
import org.senet.runtime.Var;

/** Computes the values of a {@code binding}, all before any variable is bound. */
public final class BindingsNode extends Node {
    @CompilationFinal(dimensions = 1)
    private final Var[] variables;

    @Children
    private final ExpressionNode[] values;

    /** @param values for each variable, the value that it is bound to */
    public BindingsNode(Var[] variables, ExpressionNode[] values) {
        this.variables = variables;
        this.values = values;
    }

    /** Bindings with those of this node, which hide others of the same variables. */
    @ExplodeLoop
    PersistentMap execute(VirtualFrame frame, PersistentMap outer) {
        var computed = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            computed[i] = values[i].execute(frame);
        }
        return add(outer, computed);
    }

    @TruffleBoundary
    private PersistentMap add(PersistentMap outer, Object[] computed) {
        var bindings = outer;
        for (int i = 0; i < computed.length; i++) {
            bindings = bindings.assoc(variables[i], new Binding(computed[i]));
        }
        return bindings;
    }

    Var[] variables() {
        return variables;
    }
}

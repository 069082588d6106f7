package org.senet.translator;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.runtime.SenetContext;

/** A definition of the rules layer. */
final class DefinitionNode extends ExpressionNode {
    private final Definition definition;
    private final Object form;

    DefinitionNode(Definition definition, Object form) {
        this.definition = definition;
        this.form = form;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        return evaluate();
    }

    @TruffleBoundary
    private Object evaluate() {
        return definition.evaluate(form, SenetContext.get(this));
    }
}

package org.senet.nodes.core;

import org.senet.ir.Operator;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.TestNode;

/** The nodes of operators. */
public final class Operators {
    private Operators() {}

    /** The opposite of the node for equality. */
    public static TestNode notEqual(ExpressionNode left, ExpressionNode right) {
        return new NotNode(EqualNodeGen.create(left, right));
    }

    /** The node of an operator on its operands. */
    public static ExpressionNode node(Operator operator, ExpressionNode... operands) {
        var a = operands[0];
        var b = operands.length > 1 ? operands[1] : null;
        return switch (operator) {
            case ADD -> AddNodeGen.create(a, b);
            case SUBTRACT -> SubtractNodeGen.create(a, b);
            case MULTIPLY -> MultiplyNodeGen.create(a, b);
            case LESS -> LessNodeGen.create(a, b);
            case LESS_EQUAL -> LessEqualNodeGen.create(a, b);
            case GREATER -> GreaterNodeGen.create(a, b);
            case GREATER_EQUAL -> GreaterEqualNodeGen.create(a, b);
            case EQUAL -> EqualNodeGen.create(a, b);
            case QUOTIENT -> QuotientNodeGen.create(a, b);
            case REMAINDER -> RemainderNodeGen.create(a, b);
            case INCREMENT -> AddNodeGen.create(a, new ConstantNode(1L));
            case DECREMENT -> SubtractNodeGen.create(a, new ConstantNode(1L));
            // The opposite of 0.0 is -0.0, which is not what is left of 0.
            case NEGATE -> MultiplyNodeGen.create(new ConstantNode(-1L), a);
        };
    }
}

package org.senet.nodes.library;

import java.util.function.IntSupplier;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.core.Operators;
import org.senet.nodes.library.Turns.SearchEnd;
import org.senet.runtime.Code;

/**
 * Nodes for calls of those functions of {@code senet.core} that programs call most. Such a node does in place what is
 * usual, and calls the function for everything else, so it differs from an ordinary call in nothing but speed.
 */
public final class Shortcuts {
    private Shortcuts() {}

    /** The node for a keyword that is called, with one argument or two. */
    public static ExpressionNode keyword(ExpressionNode keyword, ExpressionNode... arguments) {
        return arguments.length == 1
                ? new LookupNode(null, new ExpressionNode[] {arguments[0], keyword})
                : new LookupNode(null, new ExpressionNode[] {arguments[0], keyword, arguments[1]});
    }

    /**
     * The node for the call of a function that calls no others.
     *
     * @param code the code of a function of the core
     * @return the node, or null when there is none for this function and number of arguments
     */
    public static ExpressionNode of(Code code, ExpressionNode... arguments) {
        var slow = new SlowCall(code, arguments.length);
        return switch (arguments.length) {
            case 1 -> one(code.name(), slow, arguments[0]);
            case 2 -> two(code.name(), slow, arguments);
            default -> more(code.name(), slow, arguments);
        };
    }

    private static ExpressionNode one(String name, SlowCall slow, ExpressionNode a) {
        return switch (name) {
            case "count" -> new CountNode(slow, new ExpressionNode[] {a});
            case "first" -> FirstNodeGen.create(slow, a);
            case "next" -> NextNodeGen.create(slow, a);
            case "seq" -> SeqNodeGen.create(slow, a);
            case "peek" -> PeekNodeGen.create(slow, a);
            case "pop" -> PopNodeGen.create(slow, a);
            case "nil?" -> new ValueTests.IsNil(a, true);
            case "some?" -> new ValueTests.IsNil(a, false);
            case "empty?" -> ValueTestsFactory.IsEmptyNodeGen.create(slow, a);
            case "zero?" -> NumberTestsFactory.ZeroNodeGen.create(slow, a);
            case "pos?" -> NumberTestsFactory.PositiveNodeGen.create(slow, a);
            case "neg?" -> NumberTestsFactory.NegativeNodeGen.create(slow, a);
            case "even?" -> NumberTestsFactory.EvenNodeGen.create(slow, a);
            case "odd?" -> NumberTestsFactory.OddNodeGen.create(slow, a);
            case "long" -> NumberConversionsFactory.ToLongNodeGen.create(slow, a);
            case "double" -> NumberConversionsFactory.ToDoubleNodeGen.create(slow, a);
            case "sqrt" -> NumberConversionsFactory.RootNodeGen.create(slow, a);
            default -> null;
        };
    }

    private static ExpressionNode two(String name, SlowCall slow, ExpressionNode... arguments) {
        var a = arguments[0];
        var b = arguments[1];
        return switch (name) {
            case "nth" -> new NthNode(slow, arguments);
            case "get" -> new LookupNode(slow, arguments);
            case "cons" -> ConsNodeGen.create(slow, a, b);
            case "conj" -> ConjNodeGen.create(slow, a, b);
            case "contains?" -> ValueTestsFactory.ContainsNodeGen.create(slow, a, b);
            case "not=" -> Operators.notEqual(a, b);
            case "/" -> NumberOperationsFactory.DivideNodeGen.create(slow, a, b);
            case "mod" -> NumberOperationsFactory.ModuloNodeGen.create(slow, a, b);
            case "max" -> NumberOperationsFactory.GreatestNodeGen.create(slow, a, b);
            case "min" -> NumberOperationsFactory.LeastNodeGen.create(slow, a, b);
            case "bit-and" -> NumberOperationsFactory.BitAndNodeGen.create(slow, a, b);
            case "bit-or" -> NumberOperationsFactory.BitOrNodeGen.create(slow, a, b);
            case "bit-xor" -> NumberOperationsFactory.BitXorNodeGen.create(slow, a, b);
            case "bit-shift-left" -> NumberOperationsFactory.ShiftLeftNodeGen.create(slow, a, b);
            case "bit-shift-right" -> NumberOperationsFactory.ShiftRightNodeGen.create(slow, a, b);
            default -> null;
        };
    }

    private static ExpressionNode more(String name, SlowCall slow, ExpressionNode... arguments) {
        return switch (name) {
            case "nth" -> arguments.length == 3 ? new NthNode(slow, arguments) : null;
            case "get" -> arguments.length == 3 ? new LookupNode(slow, arguments) : null;
            case "assoc" -> arguments.length % 2 == 1 ? new AssocNode(slow, arguments) : null;
            default -> null;
        };
    }

    /**
     * The node for the call of a function that calls another, in code that neither chooses nor looks at a board.
     *
     * @param code the code of a function of the core
     * @param slots gives slots of the frame that nothing else uses
     * @return the node, or null when there is none for this function and number of arguments
     */
    public static ExpressionNode calling(Code code, IntSupplier slots, ExpressionNode... arguments) {
        var turn = arguments.length == 2 || arguments.length == 3 ? turn(code.name(), slots) : null;
        if (turn == null) {
            return null;
        }
        boolean reduces = turn instanceof Turns.Reduce;
        if (arguments.length == 2) {
            var slow = new SlowCall(code, 2);
            return new WalkNode(slow, reduces, arguments[0], null, arguments[1], turn);
        }
        return reduces
                ? new WalkNode(new SlowCall(code, 3), false, arguments[0], arguments[1], arguments[2], turn)
                : null;
    }

    private static Turn turn(String name, IntSupplier slots) {
        return switch (name) {
            case "reduce" -> new Turns.Reduce(slots);
            case "mapv" -> new Turns.Collect(slots, false);
            case "filterv" -> new Turns.Collect(slots, true);
            case "some" -> new Turns.Seek(slots, SearchEnd.TRUE);
            case "every?" -> new Turns.Seek(slots, SearchEnd.FALSE);
            case "run!" -> new Turns.Seek(slots, SearchEnd.REDUCED);
            default -> null;
        };
    }
}

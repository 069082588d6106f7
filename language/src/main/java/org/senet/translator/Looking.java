package org.senet.translator;

import java.util.List;
import org.senet.ir.Ir;
import org.senet.ir.Ir.TestMode;
import org.senet.ir.IrTree;
import org.senet.ir.Operator;
import org.senet.state.Player;

/** Tells which code only looks at the position, so that nothing is changed when it does not run, or runs at another time. */
final class Looking {
    private Looking() {}

    /** Whether nothing but a value is missing when code does not run, errors aside. */
    static boolean isQuiet(Ir ir) {
        return switch (ir) {
            case Ir.Exists e -> !setsGlobals(e.body());
            case Ir.Count c -> !setsGlobals(c.body());
            case Ir.Effect e -> false;
            case Ir.BoardAttributeAssign b -> false;
            case Ir.GlobalAssign g -> false;
            case Ir.DynamicAssign d -> false;
            case Ir.Assign a -> false;
            case Ir.Bind b -> false;
            case Ir.Each e -> false;
            case Ir.Call c -> Computations.isComputation(c) && areQuiet(c.arguments());
            case Ir.Test t -> (t.mode() == TestMode.CORE || isTruth(t.value())) && isQuiet(t.value());
            default -> areQuiet(IrTree.children(ir));
        };
    }

    /** Whether the value of such code, errors aside, is the same also when other moves are looked for before it runs. */
    static boolean isSteady(Ir ir) {
        return isQuiet(ir)
                && !new ChoiceSearch().finds(ir)
                && !Mentions.in(List.of(ir), Ir.GlobalRef.class::isInstance);
    }

    /** Whether all of the parts are such code. */
    static boolean areQuiet(List<Ir> parts) {
        return parts.stream().allMatch(Looking::isQuiet);
    }

    private static boolean setsGlobals(Ir body) {
        return Mentions.in(List.of(body), Ir.GlobalAssign.class::isInstance);
    }

    /** Whether code neither acts, nor goes anywhere, nor ends in an error. */
    static boolean only(Ir ir) {
        return switch (ir) {
            case Ir.Const c -> true;
            case Ir.LocalRef l -> true;
            case Ir.VarRef v -> true;
            case Ir.Ask a -> areKnown(a.path());
            case Ir.InZone z -> areKnown(z.path());
            case Ir.Mark m -> areKnown(m.path());
            case Ir.PieceAttribute p -> areKnown(p.path());
            case Ir.IsAttacked i -> areKnown(i.path());
            case Ir.BoardAttribute b -> true;
            case Ir.AskTurn t -> true;
            case Ir.Test t -> (t.mode() == TestMode.CORE || isTruth(t.value())) && only(t.value());
            case Ir.Not n -> only(n.test());
            case Ir.And a -> a.forms().stream().allMatch(Looking::only);
            case Ir.Or o -> o.forms().stream().allMatch(Looking::only);
            case Ir.If i -> IrTree.children(i).stream().allMatch(Looking::only);
            case Ir.Operation o ->
                o.operator() == Operator.EQUAL && o.operands().stream().allMatch(Looking::only);
            default -> false;
        };
    }

    private static boolean areKnown(List<Ir> path) {
        return path.stream().allMatch(Ir.Const.class::isInstance);
    }

    /** Whether a value is true or false, so that nothing can be moved along it. */
    static boolean isTruth(Ir value) {
        return switch (value) {
            case Ir.Const c -> c.value() instanceof Boolean || c.value() instanceof Player;
            case Ir.Ask a -> a.query().isTest();
            case Ir.InZone z -> true;
            case Ir.IsAttacked i -> true;
            case Ir.Test t -> true;
            case Ir.Not n -> true;
            case Ir.And a -> a.conditions();
            case Ir.Or o -> o.conditions();
            case Ir.Operation o ->
                switch (o.operator()) {
                    case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL -> true;
                    case ADD, SUBTRACT, MULTIPLY, QUOTIENT, REMAINDER, INCREMENT, DECREMENT, NEGATE -> false;
                };
            default -> false;
        };
    }
}

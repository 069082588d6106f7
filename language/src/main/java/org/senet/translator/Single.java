package org.senet.translator;

import java.util.List;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;

/** Tells which code reaches its end once at the most, because it makes no choice; what is not understood may make one. */
final class Single {
    private Single() {}

    /** Whether a program finds one move at the most at each position. */
    static boolean isSingle(RuleProgram program) {
        return program.ways().size() == 1
                && isSingle(program.pre())
                && program.ways().stream().allMatch(w -> isSingle(w.move()) && isSingle(w.post()));
    }

    /** Whether statements reach their end once at the most. */
    static boolean isSingle(List<Ir> code) {
        var traits = new Traits(true);
        return code.stream().allMatch(ir -> isSingle(ir, traits));
    }

    private static boolean isSingle(Ir code, Traits traits) {
        return switch (code) {
            case Ir.Any a -> false;
            case Ir.AnyOf a -> false;
            case Ir.AnyPiece a -> false;
            case Ir.AnyPlace a -> false;
            case Ir.AnyConnected a -> false;
            case Ir.EndMove e -> false;
            case Ir.Capture c -> false;
            case Ir.Prompt p -> false;
            // These look at all that can be chosen, and go on once.
            case Ir.Exists e -> true;
            case Ir.Count c -> true;
            case Ir.Each e -> true;
            case Ir.FirstWay f -> true;
            case Ir.Call c -> !traits.mayChoose(c);
            default -> IrTree.children(code).stream().allMatch(part -> isSingle(part, traits));
        };
    }
}

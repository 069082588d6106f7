package org.senet.translator;

import java.util.List;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;

/**
 * Tells what the counting of moves may rely on. Moves can be counted without being kept when none is dropped later: no rule
 * reads globals, and if {@code post} asks that nothing longer be found, it asks always and the moves end in sight.
 */
final class Countable {
    private Countable() {}

    static boolean isCountable(RuleProgram program) {
        return isCountable(program.pre())
                && program.ways().stream().allMatch(w -> isCountable(w.move()) && isCountable(w.post(), w.move()));
    }

    static boolean isCountable(List<Ir> forms) {
        return forms.stream().noneMatch(f -> IrTree.contains(f, Countable::dependsOnOthers));
    }

    private static boolean isCountable(List<Ir> post, List<Ir> move) {
        var others = post.stream().filter(f -> !MoveEnding.isDeferral(f)).toList();
        boolean defers = others.size() < post.size();
        return isCountable(others) && !(defers && mayEndElsewhere(move));
    }

    private static boolean dependsOnOthers(Ir ir) {
        return ir instanceof Ir.NoMoves || ir instanceof Ir.GlobalRef || ir instanceof Ir.GlobalAssign;
    }

    /** Whether functions may end a move that these forms make; a function that makes no choices does not. */
    static boolean mayEndElsewhere(List<Ir> forms) {
        var traits = new Traits();
        return forms.stream().anyMatch(f -> IrTree.contains(f, e -> e instanceof Ir.Call && traits.mayChoose(e)));
    }

    /** Whether code that runs at the end of a move can be left out, because all that it changes is the move. */
    static boolean isIdle(Ir code) {
        return !IrTree.contains(code, e -> switch (e) {
            case Ir.Call c -> !Computations.isComputation(c);
            case Ir.Throw t -> true;
            case Ir.Define d -> true;
            case Ir.Definition d -> true;
            case Ir.GlobalAssign g -> true;
            case Ir.Search s -> true;
            case Ir.LateName n -> true;
            default -> false;
        });
    }
}

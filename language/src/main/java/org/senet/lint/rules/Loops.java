package org.senet.lint.rules;

import java.util.HashSet;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Query;
import org.senet.lint.Walk;

/** What keeps loops from going on for ever. */
final class Loops {
    private Loops() {}

    /** Whether a loop, once begun, never ends, because nothing in it can fail or change what its condition asks. */
    static boolean isEndless(Ir.While loop) {
        if (Walk.contains(loop.body(), Loops::mayLeave) || Walk.contains(loop.test(), Loops::mayLeave)) {
            return false;
        }
        if (Values.isAlwaysTrue(loop.test())) {
            return true;
        }
        return !Values.isNeverTrue(loop.test())
                && !Walk.contains(loop.test(), Loops::isVaried)
                && !changesWhatItAsks(loop);
    }

    /** Whether a {@code loop} goes on in every way that it can take. */
    static boolean isEndless(Ir.Loop loop) {
        return !Walk.contains(loop.body(), Loops::mayLeave) && recurs(loop.body());
    }

    private static boolean recurs(Ir ir) {
        return switch (ir) {
            case Ir.Recur r -> true;
            case Ir.Do d -> !d.forms().isEmpty() && recurs(d.forms().getLast());
            case Ir.If i -> recurs(i.then()) && recurs(i.otherwise());
            default -> false;
        };
    }

    /** Whether code may fail, throw, or do anything that is not known. */
    private static boolean mayLeave(Ir ir) {
        return ir instanceof Ir.Check
                || ir instanceof Ir.Throw
                || ir instanceof Ir.Call
                || ir instanceof Ir.Capture
                || ir instanceof Ir.Prompt
                || ir instanceof Ir.Search
                || ir instanceof Ir.Any a && a.options().isEmpty()
                || ir instanceof Ir.AnyOf
                || ir instanceof Ir.AnyPiece
                || ir instanceof Ir.AnyPlace;
    }

    /** Whether a condition may be another one at each turn whatever the loop does: it chooses, steps, or asks variables. */
    private static boolean isVaried(Ir ir) {
        return ir instanceof Ir.Any
                || ir instanceof Ir.VarRef
                || ir instanceof Ir.LateName
                || ir instanceof Ir.Fn
                || ir instanceof Ir.GlobalRef
                || ir instanceof Ir.Test t && (t.value() instanceof Ir.Const || isStepOfVariable(t));
    }

    /** In rules, a variable as a condition may be a direction, which makes a step. */
    private static boolean isStepOfVariable(Ir.Test test) {
        return test.mode() != Ir.TestMode.CORE && test.value() instanceof Ir.LocalRef;
    }

    private static boolean changesWhatItAsks(Ir.While loop) {
        var asked = new HashSet<Object>();
        var board = new boolean[1];
        Walk.all(loop.test(), part -> {
            switch (part) {
                case Ir.LocalRef r -> asked.add(r.local());
                case Ir.BoardAttribute a -> asked.add(a.name());
                case Ir.Ask a -> board[0] = true;
                case Ir.InZone z -> board[0] = true;
                case Ir.IsAttacked a -> board[0] = true;
                case Ir.PieceAttribute a -> board[0] = true;
                case Ir.Mark m -> board[0] = true;
                case Ir.InReserve r -> board[0] = true;
                case Ir.Exists e -> board[0] = true;
                case Ir.Count c -> board[0] = true;
                case Ir.Opposite o -> board[0] = true;
                default -> {
                    // asks nothing that a loop changes
                }
            }
        });
        return Walk.contains(loop.body(), part -> switch (part) {
            case Ir.Assign a -> asked.contains(a.local());
            case Ir.Bind b -> asked.contains(b.local());
            case Ir.BoardAttributeAssign a -> asked.contains(a.name());
            case Ir.Effect e -> board[0] && e.kind() != EffectKind.LOG;
            case Ir.Test t -> board[0] && mayMove(t);
            case Ir.AnyConnected a -> board[0];
            case Ir.Each e -> board[0];
            case Ir.FirstWay f -> board[0];
            default -> false;
        });
    }

    private static boolean mayMove(Ir.Test test) {
        return !(test.value() instanceof Ir.Ask a && a.query() != Query.POSITION)
                && !(test.value() instanceof Ir.Operation)
                && !(test.value() instanceof Ir.InZone);
    }

    /** Whether an assignment or an opening of a variable is anywhere in the code. */
    static boolean contains(Ir code, Ir part) {
        return code == part || IrTree.children(code).stream().anyMatch(c -> contains(c, part));
    }
}

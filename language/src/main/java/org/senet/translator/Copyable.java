package org.senet.translator;

import org.senet.ir.Ir;
import org.senet.ir.IrTree;

/** Which code of functions means the same in the rules that call them, and how much of it there is. */
final class Copyable {
    private Copyable() {}

    /** The number of forms, with those of functions that it makes. */
    static int size(Ir ir) {
        if (ir instanceof Ir.Search search) {
            var shape = SearchShape.of(search);
            return 1 + (shape == null ? 0 : size(shape.body()));
        }
        if (ir instanceof Ir.Fn f) {
            return 1
                    + f.lambda().arities().stream()
                            .mapToInt(a -> size(a.body()))
                            .sum();
        }
        return 1 + IrTree.children(ir).stream().mapToInt(Copyable::size).sum();
    }

    /** Whether every part of a function's body means the same in the rules that call it. */
    static boolean isKnown(Ir body) {
        if (body instanceof Ir.Loop loop) {
            var shape = LoopShape.of(loop);
            return shape != null
                    && loop.inits().stream().allMatch(Copyable::isKnown)
                    && shape.before().stream().allMatch(Copyable::isKnown)
                    && shape.next().values().stream().allMatch(Copyable::isKnown)
                    && isKnown(shape.test())
                    && isKnown(shape.rest());
        }
        if (body instanceof Ir.Search search) {
            var shape = SearchShape.of(search);
            return shape != null && isKnown(shape.body());
        }
        return isOpen(body) && IrTree.children(body).stream().allMatch(Copyable::isKnown);
    }

    /** Whether a form can be copied from a function to rules; a name that functions set only where it is an attribute. */
    static boolean isOpen(Ir ir) {
        return switch (ir) {
            case Ir.Const c -> true;
            case Ir.LocalRef l -> true;
            case Ir.Bind b -> true;
            case Ir.Assign a -> true;
            case Ir.Do d -> true;
            case Ir.Test t -> true;
            case Ir.If i -> true;
            case Ir.And a -> true;
            case Ir.Or o -> true;
            case Ir.Not n -> true;
            case Ir.While w -> true;
            case Ir.Call c -> true;
            case Ir.Operation o -> true;
            case Ir.VarRef v -> true;
            case Ir.LateName n -> true;
            case Ir.Collection c -> true;
            case Ir.Any a -> true;
            case Ir.AnyOf a -> true;
            case Ir.AnyPiece a -> true;
            case Ir.AnyPlace a -> true;
            case Ir.AnyConnected a -> true;
            case Ir.Check c -> true;
            case Ir.EndMove e -> true;
            case Ir.Exists e -> true;
            case Ir.FirstWay f -> true;
            case Ir.Count c -> true;
            case Ir.Each e -> true;
            case Ir.Ask a -> true;
            case Ir.InZone z -> true;
            case Ir.Opposite o -> true;
            case Ir.AskTurn t -> true;
            case Ir.PieceAttribute p -> true;
            case Ir.BoardAttribute b -> true;
            case Ir.InReserve r -> true;
            case Ir.Mark m -> true;
            case Ir.IsAttacked i -> true;
            case Ir.NoMovesOf n -> true;
            case Ir.Effect e -> true;
            case Ir.BoardAttributeAssign b -> true;
            case Ir.Loop l -> false;
            case Ir.Recur r -> false;
            case Ir.Fn f -> true;
            case Ir.Functions f -> false;
            case Ir.Define d -> false;
            case Ir.Definition d -> false;
            case Ir.Throw t -> false;
            case Ir.Catch c -> false;
            case Ir.Handler h -> false;
            case Ir.Finally f -> false;
            case Ir.Binding b -> false;
            case Ir.DynamicAssign a -> false;
            case Ir.Capture c -> false;
            case Ir.Prompt p -> false;
            case Ir.Search s -> false;
            case Ir.GlobalRef g -> true;
            case Ir.GlobalAssign g -> true;
            case Ir.NoMoves n -> false;
            case Ir.ThroughoutRepetition t -> false;
            case Ir.RemoveCaptured r -> false;
            case Ir.EndRound e -> false;
            case Ir.TurnIn t -> false;
        };
    }
}

package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import org.senet.data.PersistentVector;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.state.Direction;
import org.senet.state.Place;

/** Writes paths with vectors in them as the steps that these are made of. */
final class PathVectors {
    private PathVectors() {}

    /** The same code, whose path has its steps one by one where they are written down or known. */
    static Ir stepByStep(Ir ir) {
        boolean asksAlongPath =
                switch (ir) {
                    case Ir.Ask a -> true;
                    case Ir.InZone z -> true;
                    case Ir.PieceAttribute p -> true;
                    case Ir.Mark m -> true;
                    case Ir.IsAttacked i -> true;
                    case Ir.Effect e -> e.kind() == EffectKind.CAPTURE;
                    default -> false;
                };
        if (!asksAlongPath) {
            return ir;
        }
        var path = IrTree.children(ir);
        var steps = steps(path);
        // A path without steps leads here, and is not the same as none: an attribute is also that of the piece in the
        // hand then.
        return steps.isEmpty() || steps.equals(path) ? ir : IrTree.withChildren(ir, steps);
    }

    private static List<Ir> steps(List<Ir> path) {
        var steps = new ArrayList<Ir>();
        for (var element : path) {
            switch (element) {
                case Ir.Collection c when c.kind() == Ir.Collection.Kind.VECTOR -> steps.addAll(steps(c.elements()));
                case Ir.Const c
                when c.value() instanceof PersistentVector v && areSteps(v) -> {
                    var parts = new ArrayList<Ir>();
                    v.forEach(step -> parts.add(new Ir.Const(c.span(), step)));
                    steps.addAll(steps(parts));
                }
                default -> steps.add(element);
            }
        }
        return steps;
    }

    private static boolean areSteps(PersistentVector path) {
        for (var element : path) {
            boolean isStep = element instanceof Direction
                    || element instanceof Place
                    || element instanceof PersistentVector way && areSteps(way);
            if (!isStep) {
                return false;
            }
        }
        return true;
    }
}

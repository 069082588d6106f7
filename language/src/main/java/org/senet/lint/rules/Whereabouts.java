package org.senet.lint.rules;

import java.util.List;
import java.util.stream.Stream;
import org.senet.board.Board;
import org.senet.data.Nil;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.state.Direction;
import org.senet.state.Place;
import org.senet.translator.Mentions;

/** Finds functions that only say where to go: they do nothing, and return positions and directions. */
final class Whereabouts {
    private Whereabouts() {}

    /** Whether a form calls such a function. */
    static boolean areNamedBy(Ir form, Board board) {
        var function = form instanceof Ir.Call call ? Mentions.called(call) : null;
        return function != null
                && function.arities().stream().allMatch(a -> isPlain(a.body()) && says(a.body(), board));
    }

    private static boolean says(Ir body, Board board) {
        var ends = ends(body);
        return ends.stream().anyMatch(e -> isPlace(e, board))
                && ends.stream().allMatch(e -> isPlace(e, board) || isNil(e));
    }

    private static List<Ir> ends(Ir ir) {
        return switch (ir) {
            case Ir.If i ->
                Stream.of(i.then(), i.otherwise())
                        .flatMap(e -> ends(e).stream())
                        .toList();
            case Ir.Do d when !d.forms().isEmpty() -> ends(d.forms().getLast());
            default -> List.of(ir);
        };
    }

    private static boolean isPlace(Ir ir, Board board) {
        return switch (ir) {
            case Ir.LateName n ->
                board.positionNames().contains(n.name()) || board.directions().contains(n.name());
            case Ir.Const c -> c.value() instanceof Place || c.value() instanceof Direction;
            default -> false;
        };
    }

    private static boolean isNil(Ir ir) {
        return ir instanceof Ir.Const c && c.value() instanceof Nil;
    }

    private static boolean isPlain(Ir body) {
        return !IrTree.contains(
                body,
                e -> e instanceof Ir.Effect
                        || e instanceof Ir.Any
                        || e instanceof Ir.AnyOf
                        || e instanceof Ir.Check
                        || e instanceof Ir.Call
                        || e instanceof Ir.Assign
                        || e instanceof Ir.GlobalAssign);
    }
}

package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.Printer;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;

/**
 * A condition of the game's end.
 *
 * @param outcome what it means
 * @param player the player (from 1) that it speaks of, or 0 for the player to move
 * @param body what must be possible
 * @param clause its text
 */
record Condition(Outcome outcome, int player, List<Ir> body, PersistentList clause) {
    private static final int SHOWN = 60;

    /** What a condition means for the player that it speaks of. */
    enum Outcome {
        LOSS,
        WIN,
        DRAW,
        /** The game is over, and points decide. */
        END
    }

    /** Its text, the end of a long one left out, with its place: {@code `(draw (check no-moves?))` (chess.senet:40)}. */
    String words() {
        var span = clause.span();
        var place = span == null ? "" : " (" + span.sourceAndLine() + ")";
        return "`" + Printer.display(clause, SHOWN) + "`" + place;
    }

    /**
     * Refuses a condition that may hold although there are moves, and yet asks {@code no-moves?}: it would be tried only when there
     * are none, and would be missed otherwise.
     */
    void requireDecidable() {
        if (isLate() && body.stream().noneMatch(Condition::needsNoMoves)) {
            var asked = new ArrayList<Ir>();
            body.forEach(b -> collect(b, asked));
            throw SenetException.at(
                    asked.getFirst().span(),
                    "a condition that asks `no-moves?` is tried only when the player to move has no move, but this one may hold"
                            + " at other times as well",
                    "begin it with `(check no-moves?)`, and write what does not depend on it as a condition of its own");
        }
    }

    private static void collect(Ir ir, List<Ir> asked) {
        if (ir instanceof Ir.NoMoves) {
            asked.add(ir);
        }
        IrTree.children(ir).forEach(c -> collect(c, asked));
    }

    /** Whether code comes to its end, or is true, only if the player to move has no move. */
    private static boolean needsNoMoves(Ir ir) {
        return switch (ir) {
            case Ir.NoMoves n -> true;
            case Ir.Check c -> isNever(c.test()) || needsNoMoves(c.test());
            case Ir.Test t -> needsNoMoves(t.value());
            case Ir.Do d -> d.forms().stream().anyMatch(Condition::needsNoMoves);
            case Ir.And a -> a.forms().stream().anyMatch(Condition::needsNoMoves);
            case Ir.Or o -> o.forms().stream().allMatch(f -> isNever(f) || needsNoMoves(f));
            case Ir.If i ->
                needsNoMoves(i.test()) && isNever(i.otherwise())
                        || needsNoMoves(i.then()) && (isNever(i.otherwise()) || needsNoMoves(i.otherwise()));
            default -> false;
        };
    }

    /** Whether a test is known to fail. */
    private static boolean isNever(Ir ir) {
        return ir instanceof Ir.Test t
                ? isNever(t.value())
                : ir instanceof Ir.Const c && (c.value() == Nil.NIL || Boolean.FALSE.equals(c.value()));
    }

    /** Whether it asks for {@code no-moves?}, so that it can be decided only after a generation. */
    boolean isLate() {
        return body.stream().anyMatch(b -> IrTree.contains(b, Ir.NoMoves.class::isInstance));
    }
}

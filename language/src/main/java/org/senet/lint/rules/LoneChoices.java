package org.senet.lint.rules;

import java.util.stream.Collectors;
import org.senet.board.Board;
import org.senet.data.PersistentVector;
import org.senet.ir.Ir;
import org.senet.lint.Code;
import org.senet.lint.Report;
import org.senet.state.Direction;
import org.senet.state.Player;

/**
 * Finds choices that are written with one value: a vector, which is a path and not several directions, or a player; and an {@code or} of
 * directions, which is no choice.
 */
final class LoneChoices extends Warning {
    LoneChoices() {
        super("lone-choice", "choices of one value: `(any [n e])` is the path, `(any White)` the player");
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        if (part instanceof Ir.Each each && code.watch().written(each) != null) {
            reportPlayer(each.condition(), report);
        }
        if (part instanceof Ir.Or or && code.game() != null && code.watch().written(or) != null) {
            reportFirst(or, code.game().board(), report);
        }
        if (!(part instanceof Ir.Any any)
                || any.options().size() != 1
                || code.watch().written(any) == null) {
            return;
        }
        var option = any.options().getFirst();
        var value = option instanceof Ir.Test t ? t.value() : option;
        if (value instanceof Ir.Collection c && c.kind() == Ir.Collection.Kind.VECTOR
                || value instanceof Ir.Const k && k.value() instanceof PersistentVector) {
            report.add(
                    any.span(),
                    "this chooses among one value, `" + Texts.shown(value.span()) + "`, which is one way",
                    "`(any n e)` chooses among directions, and `(any-of [n e])` among the elements of a vector");
        } else if (value instanceof Ir.LocalRef) {
            var name = Texts.shown(value.span());
            report.add(
                    any.span(),
                    "this chooses among one value, and does not go to the pieces of a type that `" + name + "` may be",
                    "`(any-position)` and `(check (= piece " + name
                            + "))` go to pieces of a type that a variable holds; `(any-of " + name
                            + ")` chooses among the elements of a collection");
        } else {
            reportPlayer(option, report);
        }
    }

    /**
     * Reports an {@code or} of directions, which goes along the first that leads anywhere; not where that is said of a way that leads
     * off another one in a few places, such as the last part of a track.
     */
    private static void reportFirst(Ir.Or or, Board board, Report report) {
        if (or.forms().stream().allMatch(LoneChoices::isStep)
                && 2 * links(or.forms().getFirst(), board) >= links(or.forms().getLast(), board)) {
            var first = Texts.shown(or.forms().getFirst().span());
            report.add(
                    or.span(),
                    "this chooses nothing: where `" + first + "` leads anywhere, it always goes there",
                    "`(any "
                            + or.forms().stream()
                                    .map(f -> Texts.shown(f.span()))
                                    .collect(Collectors.joining(" "))
                            + ")` chooses among directions");
        }
    }

    private static int links(Ir step, Board board) {
        return step instanceof Ir.Test t && t.value() instanceof Ir.Const c && c.value() instanceof Direction d
                ? Directions.links(board, board.direction(d.name()))
                : 0;
    }

    private static boolean isStep(Ir condition) {
        return condition instanceof Ir.Test t && t.value() instanceof Ir.Const c && c.value() instanceof Direction;
    }

    private static void reportPlayer(Ir option, Report report) {
        var value = option instanceof Ir.Test t ? t.value() : option;
        if (value instanceof Ir.Const k && k.value() instanceof Player player) {
            report.add(
                    value.span(),
                    "this does not go to the pieces of `" + player.name() + "`: it is the player",
                    "`(any Man)` goes to the pieces of a type, and `(check (= player " + player.name()
                            + "))` asks whose one is");
        }
    }
}

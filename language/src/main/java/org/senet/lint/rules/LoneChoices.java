package org.senet.lint.rules;

import org.senet.data.PersistentVector;
import org.senet.ir.Ir;
import org.senet.lint.Code;
import org.senet.lint.Report;
import org.senet.state.Player;

/** Finds choices that are written with one value: a vector, which is a path and not several directions, or a player. */
final class LoneChoices extends Warning {
    LoneChoices() {
        super("lone-choice", "choices of one value: `(any [n e])` is the path, `(any White)` the player");
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        if (part instanceof Ir.Each each && code.watch().written(each) != null) {
            reportPlayer(each.condition(), report);
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

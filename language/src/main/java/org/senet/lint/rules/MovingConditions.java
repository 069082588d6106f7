package org.senet.lint.rules;

import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.state.Direction;
import org.senet.state.Place;

/**
 * Finds conditions that ask whether a variable has a position, or whether a step is impossible: in a rule, such a condition goes there, or
 * makes the step.
 */
final class MovingConditions extends Warning {
    MovingConditions() {
        super("moving-condition", "conditions that go to a position instead of asking whether there is one");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        var code = game.code();
        var given = Given.in(code);
        Walk.all(code, part -> {
            var condition = part instanceof Ir.If i ? i.test() : part instanceof Ir.While w ? w.test() : null;
            if (condition != null) {
                look(condition, given, report);
            }
            if (part instanceof Ir.Or or && or.conditions()) {
                or.forms().subList(0, or.forms().size() - 1).forEach(form -> lookBeforeOthers(form, report));
            }
        });
    }

    private static void look(Ir condition, Given given, Report report) {
        switch (condition) {
            case Ir.Not n -> look(n.test(), given, report);
            case Ir.Test t
            when t.mode() == Ir.TestMode.RULES -> {
                var name = Given.name(t.value());
                if (name != null && given.isAlways(t.value(), MovingConditions::isPosition)) {
                    report.add(
                            t.span(),
                            "this condition goes to the position `" + name + "`; it does not only ask whether there is"
                                    + " one",
                            "`(some? " + name + ")` asks without going there");
                }
            }
            default -> {
                // an `and` or `or` may well go somewhere first
            }
        }
    }

    /** What is asked when a step was not to be possible, and was, is asked from its end. */
    private static void lookBeforeOthers(Ir form, Report report) {
        if (form instanceof Ir.Not not
                && not.test() instanceof Ir.Test t
                && t.mode() == Ir.TestMode.RULES
                && t.value() instanceof Ir.Const c
                && (c.value() instanceof Direction || c.value() instanceof Place)) {
            report.add(
                    t.span(),
                    "this goes to `" + c.value() + "` if it can, and then the rest of the `or` is asked from there",
                    "`(not (exists? (check " + c.value() + ")))` asks without going there");
        }
    }

    private static boolean isPosition(Ir value) {
        return value instanceof Ir.Ask a && a.query() == Query.POSITION
                || value instanceof Ir.Const c && c.value() instanceof Place;
    }
}

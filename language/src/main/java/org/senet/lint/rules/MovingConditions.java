package org.senet.lint.rules;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.ir.Query;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.state.Place;

/** Finds conditions that ask whether a variable has a position: in a rule, such a condition goes there. */
final class MovingConditions extends Warning {
    MovingConditions() {
        super("moving-condition", "conditions that go to a position instead of asking whether there is one");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        var variables = new HashMap<Object, Boolean>();
        Walk.all(game.code(), part -> note(part, variables));
        Walk.all(game.code(), part -> {
            var condition = part instanceof Ir.If i ? i.test() : part instanceof Ir.While w ? w.test() : null;
            if (condition != null) {
                look(condition, variables, report);
            }
        });
    }

    /** Notes for a variable or attribute whether all its values are positions, or nil. */
    private static void note(Ir part, Map<Object, Boolean> variables) {
        switch (part) {
            case Ir.Bind b -> note(b.local(), b.init(), variables);
            case Ir.Assign a -> note(a.local(), a.value(), variables);
            case Ir.BoardAttributeAssign a -> note(a.name(), a.value(), variables);
            default -> {
                // gives no variable a value
            }
        }
    }

    private static void note(Object variable, Ir value, Map<Object, Boolean> variables) {
        if (!(value instanceof Ir.Const c && c.value() instanceof Nil)) {
            variables.merge(variable, isPosition(value, variables), Boolean::logicalAnd);
        }
    }

    private static boolean isPosition(Ir value, Map<Object, Boolean> variables) {
        return switch (value) {
            case Ir.Ask a -> a.query() == Query.POSITION;
            case Ir.Const c -> c.value() instanceof Place;
            case Ir.LocalRef r -> variables.getOrDefault(r.local(), false);
            case Ir.Any a -> !a.options().isEmpty() && a.options().stream().allMatch(o -> isPosition(o, variables));
            default -> false;
        };
    }

    private static void look(Ir condition, Map<Object, Boolean> variables, Report report) {
        switch (condition) {
            case Ir.Not n -> look(n.test(), variables, report);
            case Ir.Test t
            when t.mode() == Ir.TestMode.RULES -> {
                var name = name(t.value(), variables);
                if (name != null) {
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

    private static @Nullable String name(Ir value, Map<Object, Boolean> variables) {
        Object variable =
                switch (value) {
                    case Ir.LocalRef r -> r.local();
                    case Ir.BoardAttribute a -> a.name();
                    default -> null;
                };
        if (variable == null || !variables.getOrDefault(variable, false)) {
            return null;
        }
        return variable instanceof Local local ? local.name() : (String) variable;
    }
}

package org.senet.lint.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.ir.TurnQuery;
import org.senet.lint.Code;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/**
 * Finds conditions that ask whether there is a player, such as the owner of a piece: as a condition, a player is true when it is to
 * move.
 */
final class PlayerConditions extends Warning {
    PlayerConditions() {
        super("player-condition", "conditions that ask whether a player is to move instead of whether there is one");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        var code = game.code();
        var given = Given.in(code);
        Walk.all(code, part -> conditions(part).forEach(condition -> look(condition, given, report)));
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        if (code.game() == null) {
            conditions(part).forEach(condition -> lookInFunction(condition, report));
        }
    }

    private static void lookInFunction(Ir condition, Report report) {
        if (condition instanceof Ir.Test t && t.value() instanceof Ir.Ask) {
            look(condition, Given.in(List.of()), report);
        }
    }

    private static List<Ir> conditions(Ir part) {
        return switch (part) {
            case Ir.If i -> List.of(i.test());
            case Ir.While w -> List.of(w.test());
            case Ir.Check c -> List.of(c.test());
            case Ir.Not n -> List.of(n.test());
            case Ir.And a when a.conditions() -> a.forms();
            case Ir.Or o when o.conditions() -> o.forms();
            default -> List.of();
        };
    }

    private static void look(Ir condition, Given given, Report report) {
        if (condition instanceof Ir.Test t
                && t.mode() != Ir.TestMode.CORE
                && given.isAlways(t.value(), PlayerConditions::isPlayer)) {
            var written = written(t);
            report.add(
                    t.span(),
                    "this condition asks whether " + (written == null ? "that player" : "the player `" + written + "`")
                            + " is to move, not whether there is one",
                    written == null ? null : "`(some? " + written + ")` asks whether there is one");
        }
    }

    private static @Nullable String written(Ir.Test test) {
        var name = Given.name(test.value());
        return name != null ? name : test.span() == null ? null : Texts.shown(test.span());
    }

    private static boolean isPlayer(Ir value) {
        return value instanceof Ir.Ask a && a.query() == Query.PLAYER
                || value instanceof Ir.AskTurn t
                        && (t.query() == TurnQuery.CURRENT_PLAYER || t.query() == TurnQuery.NEXT_PLAYER);
    }
}

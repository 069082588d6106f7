package org.senet.lint.rules;

import org.jspecify.annotations.Nullable;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.Operator;
import org.senet.ir.TurnQuery;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.state.Direction;
import org.senet.state.Player;

/** Finds {@code (if White n s)} where a symmetry of the board makes of both the same way. */
final class TurnedTwice extends Warning {
    TurnedTwice() {
        super("turned-twice", "`(if White n s)` where a symmetry of the board makes of both the same way");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        if (game.players().size() == 2) {
            Walk.all(game.code(), ir -> {
                if (ir instanceof Ir.If i) {
                    look(i, game, report);
                }
            });
        }
    }

    private static void look(Ir.If form, GameRules game, Report report) {
        var player = asked(form.test());
        if (player == null || !game.players().contains(player) || form.span() == null) {
            return;
        }
        var other = game.players().get(1 - game.players().indexOf(player));
        var otherwise =
                form.otherwise() instanceof Ir.If i && other.equals(asked(i.test())) ? i.then() : form.otherwise();
        var way = way(form.then());
        var otherWay = way(otherwise);
        if (way != null
                && otherWay != null
                && !way.equals(otherWay)
                && meaning(game, player, way) == meaning(game, other, otherWay)) {
            report.add(
                    form.span(),
                    "`" + way + "` for `" + player + "` and `" + otherWay + "` for `" + other
                            + "` are the same way: the symmetry of the board has turned them already",
                    "`" + way + "` alone means to each player what its symmetry says");
        }
    }

    private static int meaning(GameRules game, String player, String direction) {
        return game.board().symmetric(player, game.board().direction(direction));
    }

    /** The player about whom a condition asks whether it is to move; null when it asks something else. */
    private static @Nullable String asked(Ir condition) {
        return switch (condition) {
            case Ir.Test t when t.value() instanceof Ir.Const c && c.value() instanceof Player p -> p.name();
            case Ir.Test t when t.value() instanceof Ir.Operation -> asked(t.value());
            case Ir.Operation o
            when o.operator() == Operator.EQUAL
                    && o.operands().size() == 2
                    && o.operands().getFirst() instanceof Ir.AskTurn turn
                    && turn.query() == TurnQuery.CURRENT_PLAYER
                    && o.operands().getLast() instanceof Ir.Const c
                    && c.value() instanceof Player p -> p.name();
            default -> null;
        };
    }

    /** The direction that code goes along or has as its value; null when it does anything else. */
    private static @Nullable String way(Ir ir) {
        return switch (ir) {
            case Ir.Const c when c.value() instanceof Direction d -> d.name();
            case Ir.Test t -> way(t.value());
            case Ir.Check c -> way(c.test());
            case Ir.Do d when d.forms().size() == 1 -> way(d.forms().getFirst());
            default -> null;
        };
    }
}

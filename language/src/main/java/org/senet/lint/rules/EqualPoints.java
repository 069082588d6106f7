package org.senet.lint.rules;

import java.util.EnumSet;
import java.util.Set;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.state.Direction;
import org.senet.state.Player;
import org.senet.translator.Mentions;

/** Finds points that are the same for all players, for nothing in them depends on whose they are. */
final class EqualPoints extends Warning {
    private static final Set<Query> OF_NOBODY =
            EnumSet.of(Query.POSITION, Query.PIECE, Query.HEIGHT, Query.IS_EMPTY, Query.NOT_EMPTY);

    /** Forms whose values depend on nothing but their parts and the board. */
    private static final Set<Class<? extends Ir>> NEUTRAL = Set.of(
            Ir.Bind.class,
            Ir.LocalRef.class,
            Ir.Call.class,
            Ir.VarRef.class,
            Ir.Exists.class,
            Ir.Count.class,
            Ir.Check.class,
            Ir.Test.class,
            Ir.Do.class,
            Ir.If.class,
            Ir.And.class,
            Ir.Or.class,
            Ir.Not.class,
            Ir.Operation.class,
            Ir.AnyPiece.class,
            Ir.PieceAttribute.class,
            Ir.BoardAttribute.class);

    EqualPoints() {
        super("equal-points", "`(score ...)` that gives all players the same points");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        var scores = game.conditions().stream().filter(c -> c.is("score")).toList();
        if (scores.stream().anyMatch(s -> isOfOne(s.form(), game))) {
            return;
        }
        for (var condition : scores) {
            var form = condition.form();
            if (!Mentions.in(condition.body(), EqualPoints::dependsOnPlayer)) {
                report.add(
                        form.span(),
                        "these points are the same for all players, so the game is always a draw by them",
                        "`(score expression)` is asked as each player: `is-mine?` is true for that player's pieces");
            }
        }
    }

    private static boolean isOfOne(PersistentList score, GameRules game) {
        return score.size() > 1
                && score.get(1) instanceof Symbol player
                && game.players().contains(player.name());
    }

    private static boolean dependsOnPlayer(Ir ir) {
        return switch (ir) {
            case Ir.Ask a -> !OF_NOBODY.contains(a.query());
            case Ir.Const c -> c.value() instanceof Player || c.value() instanceof Direction;
            case Ir.AnyPlace p -> p.zone() != null;
            default -> !NEUTRAL.contains(ir.getClass());
        };
    }
}

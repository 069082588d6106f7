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

    EqualPoints() {
        super("equal-points", "`(score ...)` that gives all players the same points");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        var scores = game.conditions().stream()
                .filter(c -> c.form().first().toString().equals("score"))
                .toList();
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
            case Ir.Bind b -> false;
            case Ir.LocalRef r -> false;
            case Ir.Call c -> false;
            case Ir.VarRef r -> false;
            case Ir.Exists e -> false;
            case Ir.Count c -> false;
            case Ir.Check c -> false;
            case Ir.Test t -> false;
            case Ir.Do d -> false;
            case Ir.If i -> false;
            case Ir.And a -> false;
            case Ir.Or o -> false;
            case Ir.Not n -> false;
            case Ir.Operation o -> false;
            case Ir.AnyPiece p -> false;
            case Ir.PieceAttribute a -> false;
            case Ir.BoardAttribute a -> false;
            default -> true;
        };
    }
}

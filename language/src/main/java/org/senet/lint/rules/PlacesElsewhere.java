package org.senet.lint.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.game.GameRules;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.state.Place;

/** Finds {@code place} rules that go to a position themselves, which they do from each empty position of the board. */
final class PlacesElsewhere extends Warning {
    PlacesElsewhere() {
        super("place-elsewhere", "`(place (any-position zone) ...)`, which goes there from each empty position");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        for (var piece : game.pieces()) {
            piece.ways().stream().filter(GameRules.Way::placing).forEach(way -> look(way.body(), report));
        }
    }

    private static void look(List<Ir> body, Report report) {
        for (var statement : body) {
            var going = going(statement);
            if (going != null) {
                report.add(
                        going.span(),
                        "a `place` is run for each empty position, so this puts the piece down there once for each of them",
                        "`(check (in-zone? zone))` and `(check (= position a1))` limit where a piece is placed");
                return;
            }
            if (!(statement instanceof Ir.Bind) && !isLog(statement)) {
                return;
            }
        }
    }

    /** Where a statement goes that is the same from everywhere; null where it does not. */
    static @Nullable Ir going(Ir statement) {
        return switch (statement) {
            case Ir.AnyPlace a -> a;
            case Ir.AnyPiece a -> a;
            case Ir.Check c -> going(c.test());
            case Ir.Test t when t.value() instanceof Ir.Const c && c.value() instanceof Place -> t;
            case Ir.Test t -> going(t.value());
            default -> null;
        };
    }

    private static boolean isLog(Ir statement) {
        return statement instanceof Ir.Effect e && e.kind() == EffectKind.LOG;
    }
}

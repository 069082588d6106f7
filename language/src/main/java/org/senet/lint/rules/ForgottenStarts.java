package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/**
 * Finds moves that only look at where their piece stands and go to another position then, where the rest of the rule begins. They are
 * found once for each piece of the type, for what they do does not depend on it.
 */
final class ForgottenStarts extends Warning {
    ForgottenStarts() {
        super("forgotten-start", "moves that are made once for each piece of a type, because they go elsewhere first");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        var places = placeAttributes(game);
        for (var piece : game.pieces()) {
            if (isOneOfSeveral(piece.name(), game)) {
                piece.ways().stream().filter(way -> !way.placing()).forEach(way -> look(way, places, report));
            }
        }
    }

    /** The attributes of the position to which rules give the position where they are. */
    private static Set<String> placeAttributes(GameRules game) {
        var names = new HashSet<String>();
        Walk.all(game.code(), ir -> {
            if (ir instanceof Ir.BoardAttributeAssign a
                    && a.value() instanceof Ir.Ask ask
                    && ask.query() == Query.POSITION) {
                names.add(a.name());
            }
        });
        return names;
    }

    /** Whether a player begins with several pieces of a type, or all players with none. */
    private static boolean isOneOfSeveral(String type, GameRules game) {
        var setups =
                game.start().stream().filter(setup -> setup.type().equals(type)).toList();
        return setups.isEmpty()
                || setups.stream().anyMatch(setup -> setup.positions().size() > 1);
    }

    private static void look(GameRules.Way way, Set<String> places, Report report) {
        var code = new ArrayList<Ir>(way.pre());
        code.addAll(way.body());
        for (var statement : code) {
            var going = going(statement, places);
            if (going != null) {
                report.add(
                        going.span(),
                        "this is done once for each such piece, wherever it stands, and makes the same moves each time",
                        "an `action` of the game begins without a piece; `(let from position)` keeps where this one stands");
                return;
            }
            if (!looksOnly(statement)) {
                return;
            }
        }
    }

    /** Where a statement goes that is the same from everywhere; null where it does not. */
    private static @Nullable Ir going(Ir statement, Set<String> places) {
        var going = PlacesElsewhere.going(statement);
        var test = statement instanceof Ir.Check check ? check.test() : statement;
        return going == null
                        && test instanceof Ir.Test t
                        && t.value() instanceof Ir.BoardAttribute attribute
                        && places.contains(attribute.name())
                ? t
                : going;
    }

    /** Whether a statement asks something that several pieces of a type mostly have in common. */
    private static boolean looksOnly(Ir statement) {
        return statement instanceof Ir.Check check
                && SquareContents.isStill(check)
                && !Walk.contains(check, ForgottenStarts::tellsApart);
    }

    private static boolean tellsApart(Ir ir) {
        return switch (ir) {
            case Ir.Ask a ->
                a.query() == Query.POSITION
                        || a.query() == Query.HEIGHT
                        || !a.path().isEmpty();
            case Ir.InZone z -> true;
            case Ir.PieceAttribute a -> true;
            case Ir.IsAttacked a -> true;
            case Ir.Exists e -> true;
            case Ir.Count c -> true;
            default -> false;
        };
    }
}

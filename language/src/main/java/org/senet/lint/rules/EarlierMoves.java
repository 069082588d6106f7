package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.game.GameRules;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.Query;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.translator.Mentions;

/**
 * Finds {@code (any last-move)} in an {@code after}, where it is not the move that has just been made, and in a condition of the end that
 * asks for a friend there: the last move was that of an opponent.
 */
final class EarlierMoves extends Warning {
    private static final Set<Query> OWN = EnumSet.of(Query.IS_FRIEND, Query.IS_MINE);

    EarlierMoves() {
        super("earlier-move", "`(any last-move)` where it is not the move that it seems to be");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        boolean othersMoved = game.twiceInARow().isEmpty() && leavesOnlyOwn(game);
        for (var condition : game.conditions()) {
            if (condition.is("after")) {
                Walk.all(condition.body(), ir -> {
                    if (isLastMove(ir)) {
                        report.add(
                                ir.span(),
                                "in `after`, the last move is the one before the move that is being made",
                                "`after` begins where the move has ended, so no step is needed to look there");
                    }
                });
            } else if (othersMoved && condition.isEnd() && !isNamed(condition, game)) {
                var own = ownAtLastMove(condition.body());
                if (own != null) {
                    report.add(
                            own.span(),
                            "this never holds: it is asked as the player to move, and the last move was an opponent's",
                            "`(loss (any last-move) (check is-enemy?) ...)` is the win of who has moved,"
                                    + " `(win White ...)` is asked as White");
                }
            }
        }
    }

    private static boolean isNamed(GameRules.Condition condition, GameRules game) {
        var form = condition.form();
        return form.size() > 1 && game.players().contains(String.valueOf(form.get(1)));
    }

    private static boolean isLastMove(Ir ir) {
        return ir instanceof Ir.AnyPlace place && place.source() == Ir.PlaceSource.LAST_MOVE;
    }

    /** The question for an own piece at a position of the last move; null when there is none that must hold. */
    private static @Nullable Ir ownAtLastMove(List<Ir> body) {
        boolean there = false;
        for (var statement : body) {
            var test = statement instanceof Ir.Check check ? plain(check.test()) : plain(statement);
            var own = there ? own(test) : null;
            if (own != null) {
                return own;
            }
            there = isLastMove(test) || there && (test instanceof Ir.InZone || test instanceof Ir.Operation);
        }
        return null;
    }

    private static Ir plain(Ir test) {
        return test instanceof Ir.Test t ? plain(t.value()) : test;
    }

    private static @Nullable Ir own(Ir test) {
        return switch (plain(test)) {
            case Ir.Ask ask when OWN.contains(ask.query()) && ask.path().isEmpty() -> ask;
            case Ir.And and -> own(and.forms().getFirst());
            default -> null;
        };
    }

    /** Whether each move leaves only pieces of the player who makes it, who has no allies, and then the next turn of the round comes. */
    private static boolean leavesOnlyOwn(GameRules game) {
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                var code = new ArrayList<>(way.pre());
                code.addAll(way.body());
                code.addAll(way.post());
                boolean own = way.placing() ? !placesOthers(way) : Mentions.in(code, part -> own(part) != null);
                if (!own || lifts(code) > (way.placing() ? 0 : 1)) {
                    return false;
                }
            }
        }
        return game.conditions().stream().noneMatch(c -> c.is("team") || !c.isEnd() && lifts(c.body()) > 0)
                && !Mentions.in(game.code(), EarlierMoves::mayLeaveOthers);
    }

    /** Whether a piece comes from the reserve of a player who is named. */
    private static boolean placesOthers(GameRules.Way way) {
        return way.fromReserve() && way.form().get(1) instanceof PersistentList reserve && reserve.size() > 1;
    }

    private static int lifts(List<Ir> code) {
        var lifts = new ArrayList<Ir>();
        Mentions.in(code, part -> part instanceof Ir.Effect e && e.kind() == EffectKind.TAKE && !lifts.add(e));
        return lifts.size();
    }

    private static boolean mayLeaveOthers(Ir part) {
        return part instanceof Ir.Effect e
                && switch (e.kind()) {
                    case SET_OWNER, NEXT_TURN -> true;
                    case CREATE, SET_PIECE -> e.arguments().size() > 1;
                    default -> false;
                };
    }
}

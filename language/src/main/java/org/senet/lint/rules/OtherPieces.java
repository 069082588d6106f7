package org.senet.lint.rules;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.senet.game.GameRules;
import org.senet.game.GameRules.Way;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.lint.rules.SquareContents.Content;

/** Finds attributes of the piece in the hand that are computed from those of another piece, where one happens to stand. */
final class OtherPieces extends Warning {
    OtherPieces() {
        super(
                "other-piece",
                "`(set! age (+ age 1))` where the piece in the hand changes, and another one may be asked");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        boolean columns = Walk.contains(game.code(), ImpossibleMoves::makesColumns);
        var places = new SharedPlaces();
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                look(way, columns, places);
            }
        }
        places.forEach(
                place -> report.add(
                        place,
                        "`" + Texts.shown(place)
                                + "` is the attribute of the piece that stands here, if one does; what changes is the piece"
                                + " in the hand",
                        "`inc!` counts on from the piece in the hand; what else is asked of it is asked behind `(drop)`, or kept in a variable before `(take)`"));
    }

    private static void look(Way way, boolean columns, SharedPlaces places) {
        Map<Ir, Boolean> questions = new LinkedHashMap<>();
        var contents = new SquareContents(columns, check -> {}, (ask, here) -> {
            if (ask instanceof Ir.PieceAttribute && !here.isEmpty()) {
                questions.merge(ask, isUndecided(here), Boolean::logicalAnd);
            }
        });
        Set<Content> start = way.placing() ? EnumSet.of(Content.NOTHING) : EnumSet.of(Content.FRIEND, Content.ENEMY);
        contents.after(way.post(), contents.after(way.body(), contents.after(way.pre(), start)));
        var hand = new Hand();
        hand.after(way.post(), hand.after(way.body(), hand.after(way.pre(), way.placing())));
        questions.forEach((ask, undecided) -> hand.changes.forEach(change -> {
            if (isComputedFrom(change, (Ir.PieceAttribute) ask)) {
                places.note(ask.span(), undecided && hand.carrying.contains(change));
            }
        }));
    }

    /** Whether a piece of one side may stand here, and nothing as well: a rule that means that piece would know that it is there. */
    private static boolean isUndecided(Set<Content> here) {
        return here.contains(Content.NOTHING)
                && !here.contains(Content.NOWHERE)
                && here.contains(Content.FRIEND) != here.contains(Content.ENEMY);
    }

    private static boolean isComputedFrom(Ir.Effect change, Ir.PieceAttribute ask) {
        return change.arguments().getFirst() instanceof Ir.Const name
                && ask.name().equals(name.value())
                && Walk.contains(change, ir -> ir == ask);
    }

    /** Follows whether a piece is in the hand. */
    private static final class Hand {
        private final Set<Ir.Effect> changes = new HashSet<>();
        private final Set<Ir.Effect> carrying = new HashSet<>();

        private boolean after(List<Ir> statements, boolean before) {
            boolean now = before;
            for (var statement : statements) {
                now = after(statement, now);
            }
            return now;
        }

        private boolean after(Ir ir, boolean before) {
            return switch (ir) {
                case Ir.Do d -> after(d.forms(), before);
                case Ir.If i -> after(i.then(), before) & after(i.otherwise(), before);
                case Ir.While w -> after(w.body(), before && !Walk.contains(w.body(), Hand::empties)) && before;
                case Ir.Effect e -> {
                    if (e.kind() == EffectKind.SET_ATTRIBUTE) {
                        changes.add(e);
                        if (before) {
                            carrying.add(e);
                        }
                    }
                    yield e.kind() == EffectKind.TAKE || before && !empties(e);
                }
                default -> before;
            };
        }

        private static boolean empties(Ir ir) {
            return ir instanceof Ir.Effect e && e.kind() == EffectKind.DROP;
        }
    }
}

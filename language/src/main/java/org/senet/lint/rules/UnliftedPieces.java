package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.senet.game.GameRules;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;
import org.senet.state.Direction;
import org.senet.state.Place;
import org.senet.translator.Mentions;

/**
 * Finds rules of moves that never lift a piece: what they drop is nothing, and where they go to makes no difference; those that lift
 * it, go on and never put it down; placements that never put down the new piece; and drops of more than is in the hand.
 */
final class UnliftedPieces extends Warning {
    private static final Set<EffectKind> WITHOUT_CHANGE = Set.of(EffectKind.LOG, EffectKind.WEIGHT, EffectKind.MARK);

    UnliftedPieces() {
        super("unlifted-piece", "moves that never lift their piece, or never put it down");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                lookForEmptyHand(way, report);
                if (way.placing()) {
                    lookForPlaced(way, report);
                } else {
                    look(way, report);
                }
            }
        }
    }

    /** What is dropped after all that was in the hand is nothing. */
    private static void lookForEmptyHand(GameRules.Way way, Report report) {
        int inHand = way.placing() ? 1 : 0;
        boolean everHeld = way.placing();
        var code = new ArrayList<>(way.pre());
        code.addAll(way.body());
        for (var statement : code) {
            if (isEffect(statement, EffectKind.TAKE)
                    && ((Ir.Effect) statement).arguments().isEmpty()) {
                inHand++;
                everHeld = true;
            } else if (isEffect(statement, EffectKind.DROP)
                    && ((Ir.Effect) statement).arguments().isEmpty()) {
                if (inHand == 0 && everHeld) {
                    report.add(
                            statement.span(),
                            "`drop` puts nothing down here, for what was in the hand is on the board",
                            way.placing()
                                    ? "`(create Type)` makes one more piece, `(take)` lifts one"
                                    : "`(take)` lifts a piece, `(create Type)` makes a new one");
                    return;
                }
                inHand = Math.max(0, inHand - 1);
            } else if (Mentions.in(List.of(statement), UnliftedPieces::mayFillHand)) {
                return;
            }
        }
    }

    private static boolean mayFillHand(Ir ir) {
        return isEffect(ir, EffectKind.TAKE, EffectKind.DROP)
                || isUnknown(ir)
                || ir instanceof Ir.Fn
                || ir instanceof Ir.EndMove;
    }

    /** A new piece that is in the hand when its rule ends never comes onto the board. */
    private static void lookForPlaced(GameRules.Way way, Report report) {
        if (!Mentions.in(way.body(), UnliftedPieces::isUnknown) && !Mentions.in(way.body(), UnliftedPieces::changes)) {
            report.add(
                    way.form().span(),
                    "this rule never puts its new piece down, so nothing comes onto the board",
                    "`(drop)` puts it down where the rule has come to");
        }
    }

    private static void look(GameRules.Way way, Report report) {
        var code = new ArrayList<>(way.pre());
        code.addAll(way.body());
        code.addAll(way.post());
        if (Mentions.in(code, UnliftedPieces::isUnknown)) {
            return;
        }
        if (Mentions.in(code, e -> isEffect(e, EffectKind.TAKE, EffectKind.CREATE))) {
            lookForDrops(code, report);
            lookForEarlyEnds(way, report);
            return;
        }
        // A `post` of several rules may drop what only some of them have lifted.
        Walk.all(way.body(), ir -> {
            if (isEffect(ir, EffectKind.DROP)) {
                report.add(
                        ir.span(),
                        "`drop` puts nothing down here, for this rule never lifts a piece",
                        "`(take)` lifts the piece that is to move");
            }
        });
        if (Walk.contains(way.body(), UnliftedPieces::goes) && !Mentions.in(code, UnliftedPieces::changes)) {
            report.add(
                    way.form().span(),
                    "this rule goes on from its piece and changes nothing, so all that it makes are passes",
                    "`(take)` lifts the piece, `(drop)` puts it down where the rule has come to");
        }
    }

    /** A rule that goes on with the piece in the hand to where it does nothing has mostly forgotten to put it down. */
    private static void lookForDrops(List<Ir> code, Report report) {
        for (int i = 0; i < code.size(); i++) {
            var rest = code.subList(i + 1, code.size());
            if (code.get(i) instanceof Ir.Effect taken && taken.kind() == EffectKind.TAKE) {
                if (taken.arguments().isEmpty()
                        && taken.span() != null
                        && Mentions.in(rest, UnliftedPieces::goes)
                        && !Mentions.in(rest, UnliftedPieces::changes)
                        && !Mentions.in(code, UnliftedPieces::saysMore)) {
                    report.add(
                            taken.span(),
                            "this rule goes on with the piece and never puts it down, so the piece leaves the board",
                            "`(drop)` puts it down where the rule has come to");
                }
                return;
            }
        }
    }

    /** A move that ends before the piece is put down does not come to a drop behind that. */
    private static void lookForEarlyEnds(GameRules.Way way, Report report) {
        var before = new ArrayList<Ir>(way.pre());
        boolean dropsLater = false;
        Ir end = null;
        var parts = new ArrayList<Ir>();
        Walk.all(way.body(), parts::add);
        for (var part : parts) {
            if (part instanceof Ir.EndMove) {
                end = end == null ? part : end;
            } else if (end == null) {
                before.add(part);
            } else {
                dropsLater |= isEffect(part, EffectKind.DROP);
            }
        }
        if (end != null
                && dropsLater
                && !Mentions.in(before, e -> isEffect(e, EffectKind.DROP, EffectKind.CREATE, EffectKind.SET_PIECE))
                && Mentions.in(before, e -> isEffect(e, EffectKind.TAKE))
                && !Mentions.in(way.post(), UnliftedPieces::changes)) {
            report.add(
                    end.span(),
                    "a move that ends here does not come to the `drop` behind it, so the piece leaves the board",
                    "`post` is done wherever a move ends: `(post (drop))`");
        }
    }

    /** Whether the move's name has a word of its own: so a piece that goes off the board is written down, {@code "a1-off"}. */
    private static boolean saysMore(Ir ir) {
        return isEffect(ir, EffectKind.LOG)
                && ((Ir.Effect) ir)
                        .arguments().stream()
                                .anyMatch(part -> part instanceof Ir.Const c
                                        && c.value() instanceof String text
                                        && text.chars().anyMatch(Character::isLetter));
    }

    /** Whether a form calls what may do anything. */
    private static boolean isUnknown(Ir ir) {
        return ir instanceof Ir.Call call
                && Mentions.called(call) == null
                && !(call.function() instanceof Ir.VarRef ref
                        && ref.variable() instanceof Var variable
                        && variable.namespace().equals(SenetContext.CORE));
    }

    private static boolean isEffect(Ir ir, EffectKind... kinds) {
        return ir instanceof Ir.Effect effect && List.of(kinds).contains(effect.kind());
    }

    /** Whether a form may go to another position. */
    static boolean goes(Ir ir) {
        return ir instanceof Ir.AnyPlace
                || ir instanceof Ir.Const c && (c.value() instanceof Direction || c.value() instanceof Place);
    }

    private static boolean changes(Ir ir) {
        return ir instanceof Ir.Effect effect && !WITHOUT_CHANGE.contains(effect.kind())
                || ir instanceof Ir.BoardAttributeAssign
                || ir instanceof Ir.RemoveCaptured
                || ir instanceof Ir.EndRound
                || ir instanceof Ir.Fn;
    }
}

package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.senet.game.GameRules;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Query;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.translator.Mentions;

/**
 * Finds captures that depend on what is attacked or defended before their piece goes anywhere, as in Madrasi or patrol chess. While an
 * attack is examined such a question is false, so it makes no difference to what the piece attacks.
 */
final class HeldBackAttacks extends Warning {
    HeldBackAttacks() {
        super("held-back-attack", "captures that depend on whether a piece is attacked before they are made");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        for (var piece : game.pieces()) {
            piece.ways().stream().filter(w -> !w.placing()).forEach(w -> look(w, report));
        }
    }

    private static void look(GameRules.Way way, Report report) {
        var code = new ArrayList<>(way.pre());
        code.addAll(way.body());
        for (int i = 0; i < code.size() && !goes(code.get(i)); i++) {
            var question = question(code.get(i));
            var rest = new ArrayList<>(code.subList(i + 1, code.size()));
            if (i < way.pre().size()) {
                rest.addAll(way.post());
            }
            if (question.isPresent() && Mentions.in(rest, HeldBackAttacks::captures)) {
                report.add(
                        question.get().span(),
                        "`" + question.get().word()
                                + "` is false while an attack is examined, so what this piece attacks does not depend on it",
                        "a function that looks around itself, as by `(exists? (check n) (check is-enemy?))`, is right"
                                + " there too");
                return;
            }
        }
    }

    private static Optional<Ir.IsAttacked> question(Ir ir) {
        return ir instanceof Ir.IsAttacked asked
                ? Optional.of(asked)
                : IrTree.children(ir).stream()
                        .map(HeldBackAttacks::question)
                        .flatMap(Optional::stream)
                        .findFirst();
    }

    private static boolean goes(Ir ir) {
        return Mentions.in(List.of(ir), UnliftedPieces::goes);
    }

    private static boolean captures(Ir ir) {
        return ir instanceof Ir.Ask ask && (ask.query() == Query.IS_ENEMY || ask.query() == Query.NOT_FRIEND)
                || ir instanceof Ir.Effect effect && effect.kind() == EffectKind.CAPTURE;
    }
}

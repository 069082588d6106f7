package org.senet.lint.rules;

import java.util.HashSet;
import java.util.Set;
import org.senet.data.PersistentList;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.lint.Forms;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.translator.Mentions;

/** Finds counts of passes that no other move sets back, so that passes count which are not in a row. */
final class CountedPasses extends Warning {
    private static final int MOST_IN_A_ROW = 4;

    CountedPasses() {
        super("counted-passes", "counts of passes that other moves do not set back");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        Set<String> compared = new HashSet<>();
        Set<String> elsewhere = new HashSet<>();
        for (var condition : game.conditions()) {
            if (condition.isEnd()) {
                Walk.all(condition.body(), ir -> noteCompared(ir, compared));
            } else if (!condition.is("pass")) {
                Mentions.in(condition.body(), ir -> noteSet(ir, elsewhere));
            }
        }
        for (var piece : game.pieces()) {
            for (var way : piece.ways()) {
                Mentions.in(way.pre(), ir -> noteSet(ir, elsewhere));
                Mentions.in(way.body(), ir -> noteSet(ir, elsewhere));
                Mentions.in(way.post(), ir -> noteSet(ir, elsewhere));
            }
        }
        for (var condition : game.conditions()) {
            if (condition.is("pass")) {
                Walk.all(condition.body(), ir -> {
                    if (ir instanceof Ir.BoardAttributeAssign a
                            && compared.contains(a.name())
                            && !elsewhere.contains(a.name())
                            && Walk.contains(a.value(), part -> isRead(part, a.name()))
                            && !isPassing(game.form(), a.name())) {
                        report.add(
                                a.span(),
                                "`" + a.name() + "` counts all passes of the game, for no other move sets it back",
                                "`(attribute " + a.name()
                                        + " 0 passing)` is 0 again after each move that does not set it");
                    }
                });
            }
        }
    }

    /** Notes an attribute that is compared with as many passes as one may want in a row. */
    private static void noteCompared(Ir ir, Set<String> names) {
        if (ir instanceof Ir.Operation o && o.operator().compares()) {
            boolean several = o.operands().stream()
                    .anyMatch(operand -> operand instanceof Ir.Const c
                            && c.value() instanceof Long n
                            && n > 1
                            && n <= MOST_IN_A_ROW);
            for (var operand : o.operands()) {
                if (several && operand instanceof Ir.BoardAttribute a) {
                    names.add(a.name());
                }
            }
        }
    }

    private static boolean noteSet(Ir ir, Set<String> names) {
        if (ir instanceof Ir.BoardAttributeAssign a) {
            names.add(a.name());
        } else if (ir instanceof Ir.GlobalAssign a) {
            names.add(a.name());
        }
        return false;
    }

    private static boolean isRead(Ir ir, String name) {
        return ir instanceof Ir.BoardAttribute a && a.name().equals(name);
    }

    private static boolean isPassing(PersistentList game, String name) {
        for (var element : game) {
            if (element instanceof PersistentList clause
                    && (Forms.isCall(clause, "counter") || Forms.isCall(clause, "attribute") && clause.size() > 3)
                    && clause.size() > 1
                    && clause.get(1).toString().equals(name)) {
                return true;
            }
        }
        return false;
    }
}

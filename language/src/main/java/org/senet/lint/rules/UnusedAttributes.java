package org.senet.lint.rules;

import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.lint.Forms;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/** Finds attributes of pieces and of positions that no rule reads; what is only changed keeps positions apart for nothing. */
final class UnusedAttributes extends Warning {
    UnusedAttributes() {
        super("unused-attribute", "attributes of pieces and positions that no rule reads");
    }

    @Override
    public void program(Program program, Report report) {
        if (program.games().isEmpty()) {
            return;
        }
        program.pieces().values().forEach(form -> look(program, form, report));
        for (var form : program.forms()) {
            if (form.form() instanceof PersistentList game && Forms.isCall(game, "game")) {
                look(program, game, report);
            }
        }
    }

    private static void look(Program program, PersistentList definition, Report report) {
        for (var element : definition) {
            if (element instanceof PersistentList clause
                    && (Forms.isCall(clause, "attribute") || Forms.isCall(clause, "counter"))
                    && clause.size() > 1) {
                var name = clause.get(1).toString();
                if (!isRead(program, name) && !isInFen(program, name)) {
                    report.add(place(clause), "no rule reads the attribute `" + name + "`", null);
                }
            }
        }
    }

    private static @Nullable SourceSpan place(PersistentList clause) {
        return Forms.span(clause, 1);
    }

    private static boolean isRead(Program program, String name) {
        return program.code().stream().anyMatch(c -> c.bodies().stream().anyMatch(b -> reads(b, name)));
    }

    private static boolean reads(Ir ir, String name) {
        boolean read =
                switch (ir) {
                    case Ir.PieceAttribute a -> a.name().equals(name);
                    case Ir.BoardAttribute a -> a.name().equals(name);
                    case Ir.LateName l -> l.name().equals(name);
                    default -> false;
                };
        if (read) {
            return true;
        }
        // Its own new value may be made of the old one.
        boolean ownChange = ir instanceof Ir.BoardAttributeAssign b && b.name().equals(name)
                || ir instanceof Ir.Effect e
                        && e.kind() == EffectKind.SET_ATTRIBUTE
                        && e.arguments().getFirst() instanceof Ir.Const c
                        && name.equals(c.value());
        return !ownChange
                && (IrTree.children(ir).stream().anyMatch(c -> reads(c, name))
                        || Walk.lambdas(ir).stream()
                                .flatMap(l -> l.arities().stream())
                                .anyMatch(a -> reads(a.body(), name)));
    }

    /** Whether texts of positions show the attribute, or anything else of the text but a rule mentions it. */
    private static boolean isInFen(Program program, String name) {
        return program.forms().stream()
                .filter(f -> !Forms.isCall(f.form(), "piece"))
                .anyMatch(f -> Forms.isCall(f.form(), "game")
                        ? isInFen((PersistentList) f.form(), name)
                        : Forms.mentions(f.form(), s -> s.name().equals(name)));
    }

    private static boolean isInFen(PersistentList game, String name) {
        for (var element : game) {
            if (Forms.isCall(element, "fen")
                    && Forms.mentions(element, s -> s.name().equals(name))) {
                return true;
            }
        }
        return false;
    }
}

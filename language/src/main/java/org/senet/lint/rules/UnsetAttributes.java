package org.senet.lint.rules;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.ir.Ir;
import org.senet.lint.Forms;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/** Finds attributes of the whole position that rules read and nothing sets, so that they always have their initial value. */
final class UnsetAttributes extends Warning {
    UnsetAttributes() {
        super("unset-attribute", "attributes of the position that rules read, but never set");
    }

    @Override
    public void program(Program program, Report report) {
        Set<String> read = new HashSet<>();
        Set<String> set = new HashSet<>();
        program.code()
                .forEach(code -> Walk.all(code.bodies(), ir -> {
                    switch (ir) {
                        case Ir.BoardAttribute a -> read.add(a.name());
                        case Ir.BoardAttributeAssign a -> set.add(a.name());
                        case Ir.GlobalAssign a -> set.add(a.name());
                        default -> {
                            // no attribute of the position
                        }
                    }
                }));
        Map<String, PersistentList> declared = new HashMap<>();
        for (var form : program.forms()) {
            if (form.form() instanceof PersistentList game && Forms.isCall(game, "game")) {
                note(game, declared, set);
            } else if (!Forms.isCall(form.form(), "piece")) {
                // Programs set attributes by their names.
                read.removeIf(name -> Forms.mentions(form.form(), s -> s.name().equals(name)));
            }
        }
        declared.forEach((name, clause) -> {
            if (read.contains(name) && !set.contains(name)) {
                report.add(
                        Forms.span(clause, 1),
                        "no rule sets the attribute `" + name + "`, so it is always "
                                + (clause.size() > 2 ? "`" + clause.get(2) + "`" : Nil.NIL),
                        "`(set! " + name
                                + " value)`, `inc!` and `dec!` in a rule change it; a value that never changes is"
                                + " a `def` or an option");
            }
        });
    }

    /** Whether the initial value is a collection: a table of directions or positions is written as an attribute, for only there they have names. */
    private static boolean isTable(PersistentList attribute) {
        return attribute.size() > 2 && attribute.get(2) instanceof Iterable<?>;
    }

    /** Notes what a game declares, and as set what it declares twice, as for variants, or shows in texts of positions. */
    private static void note(PersistentList form, Map<String, PersistentList> declared, Set<String> set) {
        for (var element : form) {
            if (element instanceof PersistentList clause) {
                if (Forms.isCall(clause, "attribute") && clause.size() > 1 && !isTable(clause)) {
                    var name = clause.get(1).toString();
                    if (declared.put(name, clause) != null) {
                        set.add(name);
                    }
                } else if (Forms.isCall(clause, "variant")) {
                    note(clause, declared, set);
                } else if (Forms.isCall(clause, "fen")) {
                    Forms.symbols(clause, s -> set.add(s.name()));
                }
            }
        }
    }
}

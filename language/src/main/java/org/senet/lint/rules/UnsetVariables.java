package org.senet.lint.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Local;
import org.senet.lint.Code;
import org.senet.lint.Report;
import org.senet.lint.Walk;

/** Finds variables of rules that are used on one way of an {@code if} and opened on the other one, so that they are nil. */
final class UnsetVariables extends Warning {
    UnsetVariables() {
        super("unset-variable", "variables that are opened on one way of an `if`, and used on the other one");
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        if (part instanceof Ir.If(var span, Ir test, Ir then, Ir otherwise)) {
            look(otherwise, opened(then), report);
            look(then, opened(otherwise), report);
        }
    }

    /** The variables that statements open without a form around them. */
    private static Set<Local> opened(Ir way) {
        var opened = new HashSet<Local>();
        for (var statement : way instanceof Ir.Do d ? d.forms() : List.of(way)) {
            if (statement instanceof Ir.Bind b) {
                opened.add(b.local());
            }
        }
        return opened;
    }

    private static void look(Ir way, Set<Local> others, Report report) {
        if (!others.isEmpty() && !Walk.contains(way, p -> sets(p, others))) {
            find(way, others, report);
        }
    }

    private static boolean sets(Ir part, Set<Local> variables) {
        return part instanceof Ir.Bind b && variables.contains(b.local())
                || part instanceof Ir.Assign a && variables.contains(a.local());
    }

    private static void find(Ir way, Set<Local> others, Report report) {
        if (way instanceof Ir.LocalRef ref && others.contains(ref.local())) {
            report.add(
                    ref.span(),
                    "`" + ref.local().name() + "` is opened on the other way of this `if`, so it is nil here",
                    "the word `else` divides several statements: (if condition statement ... else statement ...)");
        }
        IrTree.children(way).forEach(p -> find(p, others, report));
    }
}

package org.senet.lint.rules;

import java.util.HashSet;
import org.senet.data.PersistentList;
import org.senet.ir.Ir;
import org.senet.lint.Code;
import org.senet.lint.Forms;
import org.senet.lint.Report;

/** Finds constants of a {@code case} that stand there twice, so that the second one is never reached. */
final class DuplicateConstants extends Warning {
    DuplicateConstants() {
        super("duplicate-constant", "constants that a `case` names twice");
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        if (code.watch().written(part) instanceof PersistentList form && Forms.isCall(form, "case")) {
            var seen = new HashSet<Object>();
            for (int i = 2; i + 1 < form.size(); i += 2) {
                var test = form.get(i);
                if (test instanceof PersistentList several) {
                    for (int j = 0; j < several.size(); j++) {
                        note(several.get(j), several, j, seen, report);
                    }
                } else {
                    note(test, form, i, seen, report);
                }
            }
        }
    }

    private static void note(Object constant, PersistentList form, int index, HashSet<Object> seen, Report report) {
        if (!seen.add(constant)) {
            var span = Forms.span(form, index);
            if (span != null) {
                report.add(
                        span, "`" + Texts.shown(span) + "` is here for the second time, so it is never reached", null);
            }
        }
    }
}

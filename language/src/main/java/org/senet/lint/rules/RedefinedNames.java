package org.senet.lint.rules;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.lint.Forms;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.runtime.SenetContext;

/** Finds definitions that take the place of others: of names of the core, or of earlier ones of the same text. */
final class RedefinedNames extends Warning {
    RedefinedNames() {
        super("redefined-name", "definitions that hide names of the core, or earlier definitions");
    }

    @Override
    public void program(Program program, Report report) {
        var seen = new HashMap<String, @Nullable SourceSpan>();
        for (var form : program.forms()) {
            if (form.form() instanceof PersistentList list && list.size() > 1 && list.first() instanceof Symbol head) {
                switch (head.name()) {
                    case "defn", "defn-", "defmacro", "def", "defmulti" -> definition(list, program, seen, report);
                    case "ns", "in-ns" -> seen.clear();
                    case "board", "piece" -> part(list, head.name(), seen, report);
                    default -> {
                        // defines no name
                    }
                }
            }
        }
    }

    private static void definition(
            PersistentList form, Program program, Map<String, @Nullable SourceSpan> seen, Report report) {
        if (!(form.get(1) instanceof Symbol name)) {
            return;
        }
        var core = program.context().core();
        boolean inCore = program.namespace().name().equals(SenetContext.CORE);
        var hidden = core.find(name.name());
        if (!inCore && hidden != null && !program.context().isPrivate(hidden)) {
            report.add(
                    name.span(),
                    "`" + name.name() + "` hides the function of the core that has this name",
                    "give it another name");
        }
        again(name.name(), name.span(), seen, report);
    }

    private static void part(PersistentList form, String word, Map<String, @Nullable SourceSpan> seen, Report report) {
        var name = Forms.clauseName(form);
        if (name != null) {
            again(word + " " + name, Pieces.place(form), seen, report);
        }
    }

    private static void again(
            String what, @Nullable SourceSpan place, Map<String, @Nullable SourceSpan> seen, Report report) {
        if (seen.containsKey(what)) {
            var first = seen.get(what);
            var where = first == null ? "before" : "in line " + first.line();
            report.add(
                    place, "`" + what.substring(what.indexOf(' ') + 1) + "` was defined " + where + " already", null);
        } else {
            seen.put(what, place);
        }
    }
}

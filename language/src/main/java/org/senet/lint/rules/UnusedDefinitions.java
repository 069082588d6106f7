package org.senet.lint.rules;

import java.util.List;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;
import org.senet.lint.Forms;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Workshop.Form;

/**
 * Finds functions, macros and variables that nobody mentions outside of their own definition. Where the text has a
 * namespace of its own but no game, others may use them, unless they are private.
 */
final class UnusedDefinitions extends Warning {
    private static final List<String> WORDS = List.of("defn", "defn-", "defmacro", "def");

    UnusedDefinitions() {
        super("unused-definition", "functions, macros and variables that are never used");
    }

    @Override
    public void program(Program program, Report report) {
        for (var form : program.forms()) {
            if (form.form() instanceof PersistentList list
                    && isDefinition(list)
                    && list.get(1) instanceof Symbol name
                    && Uses.isOwn(program, name.span())
                    && !name.name().startsWith("_")
                    && !isMentioned(program, name.name(), form)) {
                report.add(name.span(), "`" + name.name() + "` is never used", null);
            }
        }
    }

    private static boolean isDefinition(PersistentList form) {
        return form.size() > 2 && form.first() instanceof Symbol head && WORDS.contains(head.name());
    }

    private static boolean isMentioned(Program program, String name, Form own) {
        return program.forms().stream()
                .filter(f -> f != own)
                .anyMatch(f -> Forms.mentions(f.form(), s -> isName(s, name, program)));
    }

    private static boolean isName(Symbol symbol, String name, Program program) {
        // The name of a record's type and that of the function that makes it differ by a sign.
        boolean same = symbol.name().equals(name) || symbol.name().equals(name + ".");
        return same
                && (symbol.namespace() == null
                        || symbol.namespace().equals(program.namespace().name()));
    }
}

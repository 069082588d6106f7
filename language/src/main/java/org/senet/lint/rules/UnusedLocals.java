package org.senet.lint.rules;

import org.senet.lint.Program;
import org.senet.lint.Report;

/** Finds local variables whose values nobody uses, and which are never changed either. */
final class UnusedLocals extends Warning {
    UnusedLocals() {
        super("unused-local", "local variables that are never used");
    }

    @Override
    public void program(Program program, Report report) {
        for (var variable : Variables.of(program)) {
            if (variable.kind() == Variables.Kind.LOCAL
                    && !variable.isRead()
                    && !variable.isChanged()
                    && !variable.name().startsWith("_")) {
                report.add(
                        variable.place(),
                        "`" + variable.name() + "` is never used",
                        "a name that begins with `_` says that the value is not wanted");
            }
        }
    }
}

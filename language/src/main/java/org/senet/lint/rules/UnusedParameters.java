package org.senet.lint.rules;

import org.senet.lint.Program;
import org.senet.lint.Report;

/** Finds parameters of definitions of functions and macros that nobody uses. */
final class UnusedParameters extends Warning {
    UnusedParameters() {
        super("unused-parameter", "parameters that are never used");
    }

    @Override
    public void program(Program program, Report report) {
        for (var variable : Variables.of(program)) {
            if (Uses.isOwn(program, variable.place())
                    && variable.kind() == Variables.Kind.PARAMETER
                    && !variable.isRead()
                    && !variable.name().startsWith("_")) {
                report.add(
                        variable.place(),
                        "the parameter `" + variable.name() + "` is never used",
                        "a name that begins with `_` says that the argument is not wanted");
            }
        }
    }
}

package org.senet.lint.rules;

import org.senet.lint.Program;
import org.senet.lint.Report;

/** Finds local variables that are set again and again although nobody reads them. */
final class NeverRead extends Warning {
    NeverRead() {
        super("set-never-read", "variables and globals that are set and never read");
    }

    @Override
    public void program(Program program, Report report) {
        for (var variable : Variables.of(program)) {
            if (variable.kind() == Variables.Kind.LOCAL && variable.isChanged() && !variable.isRead()) {
                report.add(variable.place(), "`" + variable.name() + "` is set, but never read", null);
            }
        }
        Globals.reportUnread(program, report);
    }
}

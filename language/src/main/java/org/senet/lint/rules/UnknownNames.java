package org.senet.lint.rules;

import org.senet.errors.ErrorKind;
import org.senet.lint.LintRule;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Severity;

/** Finds names that nothing explains. */
final class UnknownNames implements LintRule {
    @Override
    public String name() {
        return "unknown-name";
    }

    @Override
    public String summary() {
        return "names that nothing explains";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public void program(Program program, Report report) {
        Errors.report(program, report, error -> error.kind() == ErrorKind.NAME);
    }
}

package org.senet.lint.rules;

import org.senet.errors.ErrorKind;
import org.senet.lint.LintRule;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Severity;

/** Finds forms and definitions that are written wrong. */
final class Mistakes implements LintRule {
    @Override
    public String name() {
        return "mistake";
    }

    @Override
    public String summary() {
        return "forms and definitions that are written wrong";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public void program(Program program, Report report) {
        Errors.report(program, report, error -> !error.isSyntaxError() && error.kind() != ErrorKind.NAME);
    }
}

package org.senet.lint.rules;

import org.senet.lint.LintRule;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Severity;

/** Finds text that cannot be read. */
final class SyntaxErrors implements LintRule {
    @Override
    public String name() {
        return "syntax";
    }

    @Override
    public String summary() {
        return "text that cannot be read";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public void program(Program program, Report report) {
        Errors.report(program, report, error -> error.isSyntaxError());
    }
}

package org.senet.lint.rules;

import org.senet.lint.LintRule;

/** A rule whose findings are warnings. */
abstract class Warning implements LintRule {
    private final String name;
    private final String summary;

    Warning(String name, String summary) {
        this.name = name;
        this.summary = summary;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String summary() {
        return summary;
    }
}

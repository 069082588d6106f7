package org.senet.lint;

import java.util.List;

/** All rules, in the order in which they are listed. */
public final class Rules {
    /** The rules. */
    public static final List<LintRule> ALL = List.of(new SyntaxErrors(), new UnknownNames(), new Mistakes());

    private Rules() {}
}

package org.senet.analyzer;

import org.senet.ir.FrameLayout;
import org.senet.ir.Ir.TestMode;

/** The variables of a rule that is being analyzed statement by statement. */
public final class RuleScope {
    private final Scope scope;

    private RuleScope(Scope scope) {
        this.scope = scope;
    }

    /** The scope of a rule in which no variable is open yet. */
    public static RuleScope empty(FrameLayout layout) {
        return new RuleScope(Scope.top(layout, TestMode.RULES));
    }

    /** The same variables, for a rule that goes on in another way. */
    public RuleScope fork() {
        return new RuleScope(scope.fork());
    }

    Scope scope() {
        return scope;
    }
}

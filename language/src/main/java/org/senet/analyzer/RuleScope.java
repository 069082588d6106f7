package org.senet.analyzer;

import java.util.ArrayList;
import java.util.List;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
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

    /**
     * Statements that begin by opening the variables that they, or clauses behind them, may otherwise meet without a value; asked when
     * all these clauses have been analyzed.
     */
    public List<Ir> opening(List<Ir> statements) {
        var all = new ArrayList<>(scope.openings());
        all.addAll(statements);
        return all;
    }

    Scope scope() {
        return scope;
    }
}

package org.senet.lint.rules;

import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/** What is known of calls. */
final class Calls {
    private Calls() {}

    /** The name of the function of the core that is called; null where another one is, or may be, or where nothing is called. */
    static @Nullable String ofCore(Ir value) {
        return value instanceof Ir.Call call
                        && call.function() instanceof Ir.VarRef reference
                        && reference.variable() instanceof Var variable
                        && variable.namespace().equals(SenetContext.CORE)
                ? variable.name()
                : null;
    }
}

package org.senet.analyzer;

import org.senet.data.PersistentList;
import org.senet.ir.Ir;

/** A form that the analyzer itself understands. */
@FunctionalInterface
interface SpecialForm {
    /**
     * Analyzes the form.
     *
     * @param tail whether the form's value is the value of the function or loop body, so that {@code recur} may stand here
     */
    Ir analyze(Analyzer analyzer, PersistentList form, Scope scope, boolean tail);
}

package org.senet.analyzer;

import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;

/**
 * Watches an {@link Analyzer} at work, for tools that judge programs. An analyzer with an observer does not stop at an
 * error: it tells the observer, takes {@link #UNKNOWN} for the value of the form at fault, and goes on.
 */
public interface AnalysisObserver {
    /** The value of a form that was not understood. */
    Symbol UNKNOWN = Symbol.of("unknown");

    /** A form was understood; of forms that expand into each other, the innermost is told first. */
    void understood(Object form, Ir ir);

    /** A form was not understood. */
    void failed(Object form, SenetException error);
}

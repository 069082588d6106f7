package org.senet.analyzer;

import org.senet.errors.SenetException;
import org.senet.ir.Ir;

/**
 * Watches an {@link Analyzer} at work, for tools that judge programs. An analyzer with an observer does not stop at an
 * error: it tells the observer, takes nil for the form at fault, and goes on.
 */
public interface AnalysisObserver {
    /** A form was understood; of forms that expand into each other, the innermost is told first. */
    void understood(Object form, Ir ir);

    /** A form was not understood. */
    void failed(Object form, SenetException error);
}

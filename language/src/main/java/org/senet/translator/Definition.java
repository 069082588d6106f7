package org.senet.translator;

import org.senet.runtime.SenetContext;

/** What a definition of the rules layer does when the program comes to it. */
public interface Definition {
    /** Evaluates a form such as {@code (board ...)} in the context's current namespace; returns what it defines. */
    Object evaluate(Object form, SenetContext context);
}

package org.senet.runtime;

/** What is asked before, and told after, a variable gets another value in a context. */
public interface RootObserver {

    /** Fails when the variable must not get the value. */
    void check(Object newValue);

    /** The variable has got a value in place of another one. */
    void changed(Var variable, Object before, Object after);
}

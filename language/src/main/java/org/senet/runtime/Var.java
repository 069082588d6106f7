package org.senet.runtime;

import com.oracle.truffle.api.Assumption;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.utilities.CyclicAssumption;

/**
 * A variable of a namespace. The variable belongs to the language instance, and code refers to it; its value belongs to a
 * context. Thread-safe.
 */
public final class Var implements TruffleObject {
    private final String namespace;
    private final String name;
    private final int index;
    private final CyclicAssumption unchanged;
    private volatile boolean macro;

    Var(String namespace, String name, int index) {
        this.namespace = namespace;
        this.name = name;
        this.index = index;
        unchanged = new CyclicAssumption(namespace + "/" + name);
    }

    /** The namespace's name. */
    public String namespace() {
        return namespace;
    }

    /** The name within the namespace. */
    public String name() {
        return name;
    }

    int index() {
        return index;
    }

    /** Holds until the variable gets another value in any context. */
    public Assumption unchanged() {
        return unchanged.getAssumption();
    }

    @TruffleBoundary
    void invalidate() {
        unchanged.invalidate();
    }

    /** Whether the variable holds a macro. */
    public boolean isMacro() {
        return macro;
    }

    /** Makes the variable a macro. */
    public void setMacro() {
        macro = true;
    }

    @Override
    public String toString() {
        return "#'" + namespace + "/" + name;
    }
}

package org.senet.runtime;

import com.oracle.truffle.api.Assumption;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.ArityException;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import com.oracle.truffle.api.utilities.CyclicAssumption;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasMeta;
import org.senet.data.PersistentMap;
import org.senet.data.ValueObject;

/**
 * A variable of a namespace. The variable belongs to the language instance, and code refers to it; its value belongs to a
 * context. Where that is a function, other languages can execute the variable. Thread-safe.
 */
@ExportLibrary(InteropLibrary.class)
public final class Var extends ValueObject implements HasMeta {
    private final String namespace;
    private final String name;
    private final int index;
    private final CyclicAssumption unchanged;
    private volatile boolean dynamic;

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

    /** The name with that of the namespace. */
    String key() {
        return namespace + "/" + name;
    }

    /** What the definition in the current context says about the variable, such as {@code :dynamic} and {@code :private}. */
    @Override
    public PersistentMap meta() {
        return SenetContext.get(null).meta(this);
    }

    /** Fails, because a variable cannot be copied. */
    @Override
    public Object withMeta(PersistentMap newMeta) {
        throw new IllegalArgumentException("a variable cannot have other metadata, only change them");
    }

    /** Whether {@code binding} may give the variable another value for a time, in any context. */
    public boolean isDynamic() {
        return dynamic;
    }

    void makeDynamic() {
        dynamic = true;
    }

    @ExportMessage
    @TruffleBoundary
    boolean isExecutable() {
        return value() instanceof Function;
    }

    @ExportMessage
    @TruffleBoundary
    Object execute(Object[] arguments) throws UnsupportedMessageException, ArityException {
        if (!(value() instanceof Function function)) {
            throw UnsupportedMessageException.create();
        }
        return function.execute(arguments);
    }

    private @Nullable Object value() {
        return SenetContext.get(null).currentValue(this);
    }

    @Override
    public String toString() {
        return "#'" + namespace + "/" + name;
    }
}

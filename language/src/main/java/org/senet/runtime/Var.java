package org.senet.runtime;

import com.oracle.truffle.api.Assumption;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.utilities.CyclicAssumption;
import org.senet.data.HasMeta;
import org.senet.data.Keyword;
import org.senet.data.PersistentMap;

/**
 * A variable of a namespace. The variable belongs to the language instance, and code refers to it; its value belongs to a
 * context. Thread-safe.
 */
public final class Var implements HasMeta, TruffleObject {
    private static final Keyword DYNAMIC = Keyword.of("dynamic");
    private static final Keyword PRIVATE = Keyword.of("private");

    private final String namespace;
    private final String name;
    private final int index;
    private final CyclicAssumption unchanged;
    private volatile PersistentMap meta = PersistentMap.EMPTY;

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

    /** What the definition says about the variable, such as {@code :dynamic} and {@code :private}. */
    @Override
    public PersistentMap meta() {
        return meta;
    }

    /** Changes what is said about the variable. */
    public void setMeta(PersistentMap newMeta) {
        meta = newMeta;
    }

    /** Fails, because a variable is not a value of which there can be copies. */
    @Override
    public Object withMeta(PersistentMap newMeta) {
        throw new IllegalArgumentException("a variable cannot have other metadata, only change them");
    }

    /** Whether {@code binding} may give the variable another value for a time. */
    public boolean isDynamic() {
        return isTrue(DYNAMIC);
    }

    /** Whether the variable is only meant for the namespace that defines it. */
    public boolean isPrivate() {
        return isTrue(PRIVATE);
    }

    private boolean isTrue(Keyword key) {
        return Boolean.TRUE.equals(meta.get(key));
    }

    @Override
    public String toString() {
        return "#'" + namespace + "/" + name;
    }
}

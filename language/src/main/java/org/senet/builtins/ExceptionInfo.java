package org.senet.builtins;

import com.oracle.truffle.api.nodes.Node;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentMap;
import org.senet.errors.SenetException;

/** An error that a program has made itself, with data for whoever catches it. Immutable. */
public final class ExceptionInfo extends SenetException {
    private static final long serialVersionUID = 1L;

    private final transient PersistentMap data;
    private final transient Object origin;

    /**
     * An error.
     *
     * @param data what the program wants to tell about the error
     * @param origin the error that led to this one, or nil
     * @param location where it was made, or null
     */
    ExceptionInfo(String message, PersistentMap data, Object origin, @Nullable Node location) {
        super(message, location);
        this.data = data;
        this.origin = origin;
    }

    /** What the program wants to tell about the error. */
    public PersistentMap data() {
        return data;
    }

    /** The error that led to this one, or nil. */
    public Object origin() {
        return origin;
    }
}

package org.senet.launcher.nrepl;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.UUID;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/**
 * What a client's session keeps between evaluations: its namespace and its latest values. What programs define is shared by all
 * sessions. Used by the thread that evaluates.
 */
final class ClientSession {
    private static final int KEPT = 3;

    private final String id = UUID.randomUUID().toString();
    private final Deque<Value> values = new ArrayDeque<>();
    private String namespace;
    private @Nullable Value error;

    ClientSession(String namespace) {
        this.namespace = namespace;
    }

    /** A session that begins as another one is now. */
    ClientSession(ClientSession other) {
        namespace = other.namespace;
        values.addAll(other.values);
        error = other.error;
    }

    String id() {
        return id;
    }

    String namespace() {
        return namespace;
    }

    void setNamespace(String name) {
        namespace = name;
    }

    /** The latest values, the oldest first. */
    Iterable<Value> values() {
        return values;
    }

    void remember(Value value) {
        values.addLast(value);
        if (values.size() > KEPT) {
            values.removeFirst();
        }
    }

    @Nullable
    Value error() {
        return error;
    }

    void setError(Value value) {
        error = value;
    }
}

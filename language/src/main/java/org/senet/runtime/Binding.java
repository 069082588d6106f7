package org.senet.runtime;

/** The value of a dynamic variable for as long as a {@code binding} is in force. Several threads may share it. */
public final class Binding {
    private volatile Object value;

    /** A binding to a value. */
    public Binding(Object value) {
        this.value = value;
    }

    /** The value. */
    public Object value() {
        return value;
    }

    /** Changes the value. */
    public void set(Object newValue) {
        value = newValue;
    }
}

package org.senet.ir;

/**
 * A local variable of a function or a rule: its name and the frame slot that holds it. Every variable has a slot of its
 * own, so scoping is decided once, when code is analyzed.
 */
public final class Local {
    private final String name;
    private final int slot;
    private boolean assigned;

    /** A variable that is bound once. */
    public Local(String name, int slot) {
        this.name = name;
        this.slot = slot;
    }

    /** The name in the program's text. */
    public String name() {
        return name;
    }

    /** The frame slot. */
    public int slot() {
        return slot;
    }

    /** Notes that the variable is changed after it is bound, so that choice points must restore it. */
    public void markAssigned() {
        assigned = true;
    }

    /** Whether the variable is changed after it is bound, or may be read where it is not bound. */
    public boolean isAssigned() {
        return assigned;
    }

    @Override
    public String toString() {
        return name + "#" + slot;
    }
}

package org.senet.nodes;

/** A node that binds one variable: those that run after it in the same body see it. */
public interface BindsSlot {
    /** The variable's slot. */
    int slot();
}

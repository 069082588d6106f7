package org.senet.nodes.choice;

/** A node from which the program goes on more than once. */
public interface ChoicePoint {
    /** What it restores in between. */
    SavedSlots saved();
}

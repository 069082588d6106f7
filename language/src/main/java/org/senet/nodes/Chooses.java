package org.senet.nodes;

/** A step from which the program goes on once for each choice: tools can stop at each of them. */
public interface Chooses {
    /** Puts the places where tools can stop into the step, when a tool first looks at it. */
    void addHalts();
}

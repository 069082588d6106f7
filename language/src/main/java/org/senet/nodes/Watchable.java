package org.senet.nodes;

/** A step in which more than its beginning is of interest to tools: a choice, where they can stop at each option. */
public interface Watchable {
    /** Makes the step visible, when a tool first looks at it. */
    void watch();
}

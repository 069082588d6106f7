package org.senet.nodes;

/**
 * Code of which tools are interested in more than its beginning: a choice, where they can stop at each option, or code that is not run
 * where its result is known otherwise.
 */
public interface Watchable {
    /** Makes the code visible, when a tool first looks at it. */
    void watch();
}

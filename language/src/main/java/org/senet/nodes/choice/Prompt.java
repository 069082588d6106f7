package org.senet.nodes.choice;

/**
 * A prompt that is in force: who waits for the result of the delimited computation, and the prompt outside.
 *
 * @param receiver a {@link Collector} or a {@link org.senet.runtime.Continuation}
 * @param outer the next prompt outside, or null
 */
record Prompt(Object receiver, Prompt outer) {}

package org.senet.launcher.protocol.engine;

/** The engine's side of a protocol. What comes in is handled by one thread, and at once; what takes time is done by the worker. */
interface Protocol {
    /**
     * Handles a line.
     *
     * @return whether the conversation goes on
     */
    boolean handle(String line);

    /** Waits for what has to be answered before the conversation ends; mostly nothing. */
    default void drain() {}

    /** Ends what goes on. */
    void close();

    /** How an error is told in this protocol. */
    void tellError(String message);
}

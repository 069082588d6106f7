package org.senet.builtins;

/** A value that may not be there yet. Whoever waits for it still answers the engine's safepoints. */
interface Awaitable {
    /** Waits for the value. */
    Object await();

    /** Waits for the value, but not for longer than some milliseconds; after that the value is another one. */
    Object await(long milliseconds, Object otherwise);

    /** Whether the value is there. */
    boolean isRealized();
}

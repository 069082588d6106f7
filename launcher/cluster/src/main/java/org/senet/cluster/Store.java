package org.senet.cluster;

import java.io.IOException;
import java.io.OutputStream;

/** Where files go that units make. Thread-safe. */
@FunctionalInterface
public interface Store {
    /** What is written to a file. */
    @FunctionalInterface
    interface Content {
        /** Writes all of it; the stream is closed by who has opened it. */
        void write(OutputStream out) throws IOException;
    }

    /**
     * Writes a file as a whole: others see all of it or nothing. One of the same name has the same content, because both come of the
     * same unit, and is replaced or left.
     */
    void put(String name, Content content) throws IOException;
}

package org.senet.cluster;

import java.io.Closeable;
import java.io.IOException;

/** The texts that units read, besides the game. Thread-safe. */
public interface Inputs extends Closeable {
    /** For work whose units read nothing. */
    Inputs NONE = new Inputs() {
        @Override
        public String of(int unit) {
            return "";
        }

        @Override
        public long length(int unit) {
            return 0;
        }

        @Override
        public void close() {
            // There is nothing to close.
        }
    };

    /** What a unit reads; empty when it reads nothing. */
    String of(int unit) throws IOException;

    /** How many bytes the text of a unit has. */
    long length(int unit);
}

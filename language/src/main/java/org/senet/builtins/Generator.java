package org.senet.builtins;

import java.util.Random;
import org.senet.data.Printable;
import org.senet.data.ValueObject;

/**
 * A source of random numbers; with the same seed it gives the same numbers on every machine. The algorithm is that of
 * {@link Random}, which Java guarantees not to change. Thread-safe.
 */
public final class Generator extends ValueObject implements Printable {
    private final Random random;

    /** A generator with a seed. */
    public Generator(long seed) {
        random = new Random(seed);
    }

    Random random() {
        return random;
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<random-generator>");
    }

    @Override
    public String toString() {
        return "#<random-generator>";
    }
}

package org.senet.state;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Numbers for values that the effect log mentions (attribute values, marks, pieces of notation): number 0 is the value
 * that nobody has set. Equal values have equal numbers. Thread-safe; reading a value takes no lock.
 */
public final class ValueTable {
    private static final int LIMIT = 1 << 20;
    private static final int SMALL = 256;

    private final Map<Object, Integer> numbers = new HashMap<>();
    private volatile Object[] values = new Object[16];
    private volatile long[] contents = new long[16];
    /** For each small integer its number and 1, or 0; small integers are asked for most, and without a lock. */
    private final AtomicIntegerArray small = new AtomicIntegerArray(SMALL);

    /** A table whose number 0 is the given value. */
    public ValueTable(Object unset) {
        values[0] = unset;
        contents[0] = ContentHash.of(unset);
        numbers.put(unset, 0);
    }

    /** The number of a value; values are compared by {@link Object#equals}. */
    public int number(Object value) {
        if (!(value instanceof Long integer) || integer < 0 || integer >= SMALL) {
            return find(value);
        }
        int known = small.getAcquire((int) (long) integer);
        if (known != 0) {
            return known - 1;
        }
        int number = find(value);
        small.setRelease((int) (long) integer, number + 1);
        return number;
    }

    private synchronized int find(Object value) {
        var known = numbers.get(value);
        if (known != null) {
            return known;
        }
        int number = numbers.size();
        if (number == LIMIT) {
            throw new IllegalStateException(
                    "more than " + LIMIT + " different values of attributes, marks and notation");
        }
        var table = number == values.length ? Arrays.copyOf(values, number * 2) : values;
        table[number] = value;
        var hashes = number == contents.length ? Arrays.copyOf(contents, number * 2) : contents;
        hashes[number] = ContentHash.of(value);
        contents = hashes;
        values = table;
        numbers.put(value, number);
        return number;
    }

    /** A hash of the value of a number, which does not depend on what numbers there are. */
    long content(int number) {
        return contents[number];
    }

    /** The value of a number that this table has given. */
    public Object value(int number) {
        return values[number];
    }
}

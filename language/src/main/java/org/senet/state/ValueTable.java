package org.senet.state;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Numbers for values that the effect log mentions (attribute values, marks, pieces of notation): number 0 is the value
 * that nobody has set. Equal values have equal numbers. Thread-safe; reading a value takes no lock.
 */
public final class ValueTable {
    private static final int LIMIT = 1 << 20;

    private final Map<Object, Integer> numbers = new HashMap<>();
    private volatile Object[] values = new Object[16];

    /** A table whose number 0 is the given value. */
    public ValueTable(Object unset) {
        values[0] = unset;
        numbers.put(unset, 0);
    }

    /** The number of a value; values are compared by {@link Object#equals}. */
    public synchronized int number(Object value) {
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
        values = table;
        numbers.put(value, number);
        return number;
    }

    /** The value of a number that this table has given. */
    public Object value(int number) {
        return values[number];
    }
}

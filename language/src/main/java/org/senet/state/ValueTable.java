package org.senet.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers for values that the effect log mentions (attribute values, marks, pieces of notation): number 0 is the value
 * that nobody has set. Equal values have equal numbers. Thread-safe.
 */
public final class ValueTable {
    private static final int LIMIT = 1 << 20;

    private final List<Object> values = new ArrayList<>();
    private final Map<Object, Integer> numbers = new HashMap<>();

    /** A table whose number 0 is the given value. */
    public ValueTable(Object unset) {
        values.add(unset);
        numbers.put(unset, 0);
    }

    /** The number of a value; values are compared by {@link Object#equals}. */
    public synchronized int number(Object value) {
        var known = numbers.get(value);
        if (known != null) {
            return known;
        }
        if (values.size() == LIMIT) {
            throw new IllegalStateException(
                    "more than " + LIMIT + " different values of attributes, marks and notation");
        }
        numbers.put(value, values.size());
        values.add(value);
        return values.size() - 1;
    }

    /** The value of a number that this table has given. */
    public synchronized Object value(int number) {
        return values.get(number);
    }
}

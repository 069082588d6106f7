package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers that belong to one state. A game never forgets the numbers that it gives, and a random game needs its values only until it
 * is over; so the state that plays it numbers new values by itself, until it loads another position. Not thread-safe.
 *
 * @param <V> what is numbered, with an equality
 */
abstract class ScratchNumbers<V> {
    private final Map<V, Integer> numbers = new HashMap<>();
    private final List<V> values = new ArrayList<>();
    private boolean inUse;

    /** From now on what the game does not know is numbered here. */
    final void begin() {
        inUse = true;
    }

    /** Ends its use if nothing was numbered; else it stays what copies of the state know. Whether it may be begun again. */
    final boolean endIfEmpty() {
        if (values.isEmpty()) {
            inUse = false;
        }
        return !inUse;
    }

    final boolean isInUse() {
        return inUse;
    }

    /** The number of a value, or -1. */
    final int find(V value) {
        return numbers.getOrDefault(value, -1);
    }

    /** Numbers a value that has no number yet. */
    final int add(V value) {
        int number = values.size();
        values.add(value);
        numbers.put(value, number);
        return number;
    }

    /** What a number stands for. */
    @TruffleBoundary
    final V get(int number) {
        return values.get(number);
    }
}

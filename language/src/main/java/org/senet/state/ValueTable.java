package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.senet.errors.SenetException;

/**
 * Numbers for values that the effect log mentions (attribute values, marks, pieces of notation): number 0 is the value
 * that nobody has set, and equal values have equal numbers. New values that a state meets in random games have numbers of its own,
 * which only its {@link ScratchValues} can read. Thread-safe; what has a number is found and read without a lock.
 */
public final class ValueTable {
    /** The highest bit of a number: it is one of {@link ScratchValues}. */
    private static final int SCRATCH = 1 << Log.VALUE_BITS - 1;

    /** So many values are known to everybody, whoever meets them first: mostly there are no more. */
    private static final int FEW = 1 << 12;

    private static final int SMALL = 256;

    private final ConcurrentHashMap<Object, Integer> numbers = new ConcurrentHashMap<>();
    private volatile Object[] values = new Object[16];
    /** The hashes of the values; 0 for those that are not computed yet. */
    private volatile long[] contents = new long[16];
    /** For each small integer its number and 1, or 0; small integers are asked for most. */
    private final AtomicIntegerArray small = new AtomicIntegerArray(SMALL);

    /** The same for the first positions of the board. */
    private final AtomicIntegerArray places = new AtomicIntegerArray(SMALL);

    /** A table whose number 0 is the given value. */
    public ValueTable(Object unset) {
        values[0] = unset;
        numbers.put(unset, 0);
    }

    /** The number of a value that everybody knows; values are compared by {@link Object#equals}. */
    public int number(Object value) {
        return number(value, ScratchValues.NONE);
    }

    /** What {@link #number(Object)} tells, where a state may number by itself what the game does not know yet. */
    int number(Object value, ScratchValues own) {
        if (value instanceof Long integer && integer >= 0 && integer < SMALL) {
            return number(value, small, (int) (long) integer);
        }
        if (value instanceof Place place && place.number() < SMALL) {
            return number(value, places, place.number());
        }
        return own.isInUse() && numbers.size() >= FEW ? scratch(value, own) : shared(value);
    }

    private int number(Object value, AtomicIntegerArray quick, int index) {
        int known = quick.getAcquire(index);
        // A position of another game may have the same index.
        if (known != 0 && (quick == small || values[known - 1] == value)) {
            return known - 1;
        }
        int number = shared(value);
        quick.setRelease(index, number + 1);
        return number;
    }

    private int scratch(Object value, ScratchValues own) {
        // What the state knows comes first: another thread may have made the same value known to all since.
        int mine = own.find(value);
        var known = mine < 0 ? numbers.get(value) : null;
        if (known != null) {
            return known;
        }
        return SCRATCH | checked(mine < 0 ? own.add(value) : mine);
    }

    private int shared(Object value) {
        var known = numbers.get(value);
        return known != null ? known : add(value);
    }

    private synchronized int add(Object value) {
        var known = numbers.get(value);
        if (known != null) {
            return known;
        }
        int number = checked(numbers.size());
        if (number == values.length) {
            contents = Arrays.copyOf(contents, number * 2);
            values = Arrays.copyOf(values, number * 2);
        }
        values[number] = value;
        numbers.put(value, number);
        return number;
    }

    private static int checked(int number) {
        if (number < SCRATCH) {
            return number;
        }
        throw SenetException.runtime(
                null,
                "attributes, marks and notation of this game have come to more than " + SCRATCH + " different values",
                "each of a position, or of a move that could be made there, counts as long as the game is loaded; load it"
                        + " again to go on");
    }

    /** A hash of the value of a number, which does not depend on what numbers there are. */
    long content(int number, ScratchValues own) {
        return isScratch(number) ? own.content(number ^ SCRATCH) : content(number);
    }

    private long content(int number) {
        long known = contents[number];
        return known != 0 ? known : computed(number);
    }

    @TruffleBoundary
    private long computed(int number) {
        long content = ContentHash.of(values[number]);
        // Where the table grows at this moment it is computed once more.
        contents[number] = content;
        return content;
    }

    /** The value of a number that everybody knows. */
    public Object value(int number) {
        return values[number];
    }

    /** The value of a number that may be known to a state only. */
    Object value(int number, ScratchValues own) {
        return isScratch(number) ? own.get(number ^ SCRATCH) : values[number];
    }

    /** The number that everybody knows of the value of one that may be known to a state only. */
    int shared(int number, ScratchValues own) {
        return isScratch(number) ? number(value(number, own)) : number;
    }

    private static boolean isScratch(int number) {
        return number >= SCRATCH;
    }
}

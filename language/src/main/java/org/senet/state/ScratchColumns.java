package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.senet.state.PieceCodes.Extras;

/**
 * Columns that have numbers for one state only. Random games come to thousands of columns that nobody sees again, and what
 * {@link PieceCodes} numbers it never forgets; so a state that plays them numbers by itself what the game does not know yet, and
 * begins anew with the next position that it loads. Not thread-safe.
 */
public final class ScratchColumns {
    /** Where every column is one that everybody knows. */
    public static final ScratchColumns NONE = new ScratchColumns();

    private final Map<Extras, Integer> numbers = new HashMap<>();
    private final List<Extras> extras = new ArrayList<>();
    private final List<Long> contents = new ArrayList<>();
    private boolean inUse;

    ScratchColumns() {}

    /** From now on columns that the game does not know are numbered here. */
    void begin() {
        inUse = true;
    }

    /** Forgets all columns; new ones get numbers that everybody knows. */
    void end() {
        inUse = false;
        if (!extras.isEmpty()) {
            numbers.clear();
            extras.clear();
            contents.clear();
        }
    }

    boolean isInUse() {
        return inUse;
    }

    /** The number of a column, or -1. */
    int find(Extras column) {
        return numbers.getOrDefault(column, -1);
    }

    /** Numbers a column, with the hash of what is in it. */
    int add(Extras column, long content) {
        int number = extras.size();
        extras.add(column);
        contents.add(content);
        numbers.put(column, number);
        return number;
    }

    /** What a number stands for. */
    @TruffleBoundary
    Extras get(int number) {
        return extras.get(number);
    }

    /** The hash of what is in the column of a number. */
    @TruffleBoundary
    long content(int number) {
        return contents.get(number);
    }
}

package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;

/**
 * Ranges of a {@link MoveBuffer}, each between two marks, in a stack. While a range is in it, moves are looked for that are longer than
 * those of the range.
 */
final class MarkedRanges {
    private int[] marks = new int[8];
    private int size;

    /** How many marks there are. */
    int size() {
        return size;
    }

    /** Forgets all marks but the first ones. */
    void cut(int size) {
        this.size = size;
    }

    @TruffleBoundary
    void add(int from, int to) {
        if (size + 2 > marks.length) {
            marks = Arrays.copyOf(marks, marks.length * 2);
        }
        marks[size++] = from;
        marks[size++] = to;
    }

    /** Whether a place is in a range; the upper mark is not. */
    boolean have(int place) {
        for (int i = 0; i < size; i += 2) {
            if (place >= marks[i] && place < marks[i + 1]) {
                return true;
            }
        }
        return false;
    }
}

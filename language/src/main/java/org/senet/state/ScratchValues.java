package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;

/** Values that have numbers for one state only, beside those of {@link ValueTable}. Not thread-safe. */
public final class ScratchValues extends ScratchNumbers<Object> {
    /** Where every value is one that everybody knows. */
    public static final ScratchValues NONE = new ScratchValues();

    /** The hashes of the values; 0 for those that are not computed yet. */
    private long[] contents = new long[16];

    ScratchValues() {}

    /** The hash of the value of a number. */
    @TruffleBoundary
    long content(int number) {
        if (number >= contents.length) {
            contents = Arrays.copyOf(contents, number * 2);
        }
        if (contents[number] == 0) {
            contents[number] = ContentHash.of(get(number));
        }
        return contents[number];
    }
}

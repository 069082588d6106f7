package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.ArrayList;
import java.util.List;
import org.senet.state.PieceCodes.Extras;

/** Columns that have numbers for one state only, beside those of {@link PieceCodes}. Not thread-safe. */
public final class ScratchColumns extends ScratchNumbers<Extras> {
    /** Where every column is one that everybody knows. */
    public static final ScratchColumns NONE = new ScratchColumns();

    private final List<Long> contents = new ArrayList<>();

    ScratchColumns() {}

    /** Numbers a column, with the hash of what is in it. */
    int add(Extras column, long content) {
        contents.add(content);
        return add(column);
    }

    /** The hash of what is in the column of a number. */
    @TruffleBoundary
    long content(int number) {
        return contents.get(number);
    }
}

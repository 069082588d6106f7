package org.senet.board;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.errors.Suggest;

/** Hints for unknown names. */
final class Hints {
    private static final int MOST_NAMES = 16;

    private Hints() {}

    /**
     * The nearest known name, or else all of them when they are few.
     *
     * @param wrong the unknown name
     * @param known the known names
     * @param what what they are: {@code "the directions of the board"}
     * @return the hint, or {@code null} when there is nothing useful to say
     */
    static @Nullable String of(String wrong, List<String> known, String what) {
        String nearest = Suggest.hint(wrong, known);
        if (nearest != null || known.isEmpty() || known.size() > MOST_NAMES) {
            return nearest;
        }
        return what + ": `" + String.join("`, `", known) + "`";
    }
}

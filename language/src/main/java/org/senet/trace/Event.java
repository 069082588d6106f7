package org.senet.trace;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that happened on a path through the rules. Positions and pieces are numbers, as in {@link Observation}. */
public sealed interface Event {
    /**
     * A choice, with everything that followed from it; it is the last event of its branch.
     *
     * @param branches one for each way that was tried
     */
    record Choice(Phrase phrase, List<Branch> branches) implements Event {
        Choice(Phrase phrase) {
            this(phrase, new ArrayList<>());
        }
    }

    /**
     * A condition that was checked.
     *
     * @param held whether it held; if not, this is the last event of its branch
     * @param from the current position before
     * @param to the current position after
     * @param values what it looked at
     */
    record Check(Phrase phrase, boolean held, int from, int to, List<Observation> values) implements Event {}

    /**
     * Something was done to the board.
     *
     * @param entry the entry of the log
     */
    record Effect(Phrase phrase, long entry) implements Event {}

    /** From here on a move holds only if no longer one is found. */
    record Deferral(Phrase phrase) implements Event {}

    /** A global was given another value; moves that were found before may have been dropped by that. */
    final class Written implements Event {
        private final Phrase phrase;
        private final String name;
        private final Object value;
        private @Nullable Completed by;

        Written(Phrase phrase, String name, Object value) {
            this.phrase = phrase;
            this.name = name;
            this.value = value;
        }

        /** The form. */
        public Phrase phrase() {
            return phrase;
        }

        /** The global's name. */
        public String name() {
            return name;
        }

        /** The new value. */
        public Object value() {
            return value;
        }

        /** The first move that was completed on this path, or null when none was. */
        public @Nullable Completed by() {
            return by;
        }

        void completed(Completed move) {
            if (by == null) {
                by = move;
            }
        }
    }

    /** The rule was left by an error; what it would have done on other ways is not known. */
    record Broken(String message) implements Event {}

    /** The end of a rule was reached: a move. */
    record End(Completed move) implements Event {}
}

package org.senet.analysis;

import org.jspecify.annotations.Nullable;

/** What an edge of a {@link Walk} does. */
public sealed interface Action {
    /** Nothing: one of several choices. */
    record Pass() implements Action {}

    /** Goes along a way; there is no path where it leads nowhere. */
    record Step(String name, Relation way) implements Action {}

    /** Goes to any position of a set. */
    record GoToAny(String name, Cells cells) implements Action {}

    /** Goes on only if a condition has an answer. */
    record Test(Condition condition, boolean wanted) implements Action {}

    /**
     * Changes something, and can be undone.
     *
     * @param word of the language
     * @param here whether what stands on the current position may change
     * @param attribute that of the whole position which gets another value; null for none
     */
    record Effect(String word, boolean here, @Nullable String attribute) implements Action {}

    /** An action that is not analysed: it may change anything. */
    record Opaque(String what) implements Action {}
}

package org.senet.trace;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One way to go on: what happened there in order, up to the next choice, a check that failed, or the end of the move. */
public final class Branch {
    private final @Nullable Branch parent;
    private final @Nullable Phrase phrase;
    private final @Nullable Object value;
    private final int position;
    private final List<Event> events = new ArrayList<>();

    /**
     * A branch without events.
     *
     * @param parent the branch that it goes on from, or null
     * @param phrase what was chosen, if that is a form
     * @param value the value that was chosen, if it is one
     * @param position the current position, or -1
     */
    Branch(@Nullable Branch parent, @Nullable Phrase phrase, @Nullable Object value, int position) {
        this.parent = parent;
        this.phrase = phrase;
        this.value = value;
        this.position = position;
    }

    /** The branch that this one goes on from, or null. */
    public @Nullable Branch parent() {
        return parent;
    }

    /** What was chosen, if that is a form, or null. */
    public @Nullable Phrase phrase() {
        return phrase;
    }

    /** The value that was chosen, or null when that is no value. */
    public @Nullable Object value() {
        return value;
    }

    /** The current position at the beginning, or -1. */
    public int position() {
        return position;
    }

    /** What happened, in order. */
    public List<Event> events() {
        return events;
    }
}

package org.senet.trace;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move that reached the end of its rule, and what became of it. While rules run it changes; afterwards nobody changes it.
 */
public final class Completed {
    private final Attempt attempt;
    private final Branch branch;
    private final long[] entries;
    private final boolean unlessLonger;
    private final int position;
    private final int start;
    private Fate fate = new Fate.Found();

    Completed(Attempt attempt, Branch branch, long[] entries, boolean unlessLonger, int position, int start) {
        this.attempt = attempt;
        this.branch = branch;
        this.entries = entries;
        this.unlessLonger = unlessLonger;
        this.position = position;
        this.start = start;
    }

    /** Where the rules began. */
    public Attempt attempt() {
        return attempt;
    }

    /** The branch at whose end it was completed. */
    public Branch branch() {
        return branch;
    }

    /** The entries of its log, notation included. */
    public long[] entries() {
        return entries;
    }

    /** The current position at the end of the rule, or -1. */
    public int position() {
        return position;
    }

    /** Where it began in the list of moves. */
    int start() {
        return start;
    }

    boolean unlessLonger() {
        return unlessLonger;
    }

    /** What became of it. */
    public Fate fate() {
        return fate;
    }

    void setFate(Fate fate) {
        this.fate = fate;
    }

    /** What became of a completed move. */
    public sealed interface Fate {
        /** It is legal. */
        record Found() implements Fate {}

        /** It is the same move as one that was found before. */
        record Merged(@Nullable Completed first) implements Fate {}

        /** It was dropped, because it could have gone on: with these moves. */
        record Annulled(List<Completed> longer) implements Fate {}

        /** It was dropped, because a remembered check failed when a global was changed later. */
        record Dropped(Phrase check, List<Observation> values, Event.Written change) implements Fate {}

        /** It does not count, because there are moves of a higher rank, such as these. */
        record Outranked(List<Completed> others) implements Fate {}
    }
}

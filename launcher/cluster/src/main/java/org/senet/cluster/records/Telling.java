package org.senet.cluster.records;

import org.jspecify.annotations.Nullable;

/**
 * What is told of each game.
 *
 * @param format in which records are written; null for another kind
 */
public record Telling(Kind kind, @Nullable String format) {
    /** Of accepted games: nothing, figures for programs, a drawing of the last position or of all, or the record in another format. */
    public enum Kind {
        PROBLEMS,
        FIGURES,
        LAST_POSITION,
        POSITIONS,
        RECORD
    }

    /** Tells anything but records, so no format is needed. */
    public static Telling of(Kind kind) {
        return new Telling(kind, null);
    }

    /** The records in a format. */
    public static Telling converted(String format) {
        return new Telling(Kind.RECORD, format);
    }

    /** Whether the last positions of games are enough. */
    boolean isBrief() {
        return kind != Kind.POSITIONS && kind != Kind.RECORD;
    }
}

package org.senet.cluster.records;

import java.util.Locale;

/** Why a game of a record is refused. */
public enum Cause {
    UNREADABLE("not understood"),
    GAME("of a game that is not known, or of another one"),
    START("with a position that is not understood"),
    ILLEGAL("with an illegal move"),
    AMBIGUOUS("with a move that is not clear"),
    OVER("that go on after the end"),
    RESULT("with a result that is denied");

    private final String words;

    Cause(String words) {
        this.words = words;
    }

    /** For people, behind a number of games. */
    public String words() {
        return words;
    }

    /** For programs. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one that a program calls so. */
    static Cause of(String key) {
        return valueOf(key.toUpperCase(Locale.ROOT));
    }
}

package org.senet.ir;

/** What a rule can ask about whose turn it is. */
public enum TurnQuery {
    CURRENT_PLAYER("current-player"),
    NEXT_PLAYER("next-player"),
    TURN_NUMBER("turn-number"),
    TURN_ORDER("turn-order"),
    REPETITIONS("repetitions"),
    BOARD_REPEATS("board-repeats?");

    private final String word;

    TurnQuery(String word) {
        this.word = word;
    }

    /** The word of the language. */
    public String word() {
        return word;
    }

    /** Whether it asks for the positions before the present one. */
    public boolean isOfPast() {
        return this == REPETITIONS || this == BOARD_REPEATS;
    }

    /** The query with a name, or null. */
    public static TurnQuery named(String word) {
        for (var q : values()) {
            if (q.word.equals(word)) {
                return q;
            }
        }
        return null;
    }
}

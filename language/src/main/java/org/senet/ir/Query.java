package org.senet.ir;

import java.util.Map;

/** What a rule can ask about a position: the current one, or one at the end of a path. */
public enum Query {
    POSITION("position"),
    PIECE("piece"),
    PLAYER("player"),
    HEIGHT("height"),
    IS_EMPTY("is-empty?"),
    NOT_EMPTY("not-empty?"),
    IS_FRIEND("is-friend?"),
    NOT_FRIEND("not-friend?"),
    IS_ENEMY("is-enemy?"),
    NOT_ENEMY("not-enemy?"),
    IS_MINE("is-mine?");

    private static final Map<String, Query> BY_NAME = java.util.Arrays.stream(values())
            .collect(java.util.stream.Collectors.toUnmodifiableMap(Query::word, q -> q));

    private final String word;

    Query(String word) {
        this.word = word;
    }

    /** The word of the language. */
    public String word() {
        return word;
    }

    /** Whether the answer is true or false. */
    public boolean isTest() {
        return ordinal() >= IS_EMPTY.ordinal();
    }

    /** The query with a name, or null. */
    public static Query named(String word) {
        return BY_NAME.get(word);
    }

    /** All words. */
    public static java.util.Set<String> words() {
        return BY_NAME.keySet();
    }
}

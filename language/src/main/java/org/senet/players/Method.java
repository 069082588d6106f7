package org.senet.players;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;

/** A way of searching for a good move. */
public enum Method {
    /** The tree of all moves to a depth, without what cannot matter; then positions are valued. */
    ALPHABETA("alphabeta", Set.of("depth", "hash", "noisy")),
    /** A growing tree of the promising moves, whose ends are valued by random games. */
    UCT("uct", Set.of("rave", "puct", "explore", "plies", "memory"));

    private static final Set<String> COMMON =
            Set.of("nodes", "time", "threads", "seed", "evaluate", "worth", "verbose");

    private final String word;
    private final Set<String> own;

    Method(String word, Set<String> own) {
        this.word = word;
        this.own = own;
    }

    /** What people call it. */
    public String word() {
        return word;
    }

    /** The names of its options, in alphabetical order. */
    public List<String> options() {
        return java.util.stream.Stream.concat(own.stream(), COMMON.stream())
                .sorted()
                .toList();
    }

    /** Whether every method has an option of that name. */
    static boolean isCommon(String option) {
        return COMMON.contains(option);
    }

    /** The names of all methods. */
    public static List<String> words() {
        return Arrays.stream(values()).map(Method::word).toList();
    }

    /**
     * The method of that name.
     *
     * @throws SenetException when there is none
     */
    static Method named(String word) {
        for (var method : values()) {
            if (method.word.equals(word)) {
                return method;
            }
        }
        var hint = Suggest.hint(word, words());
        throw SenetException.runtime(
                null,
                "there is no searching player `" + word + "`",
                hint == null ? "there are: " + String.join(", ", words()) : hint);
    }
}

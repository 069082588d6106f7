package org.senet.players;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.runtime.Function;

/**
 * How a player searches, and when it stops: at the first of its limits.
 *
 * @param depth the most plies, without those of exchanges
 * @param nodes the most positions, or with UCT the most random games
 * @param nanos the longest time for a move, in nanoseconds
 * @param threads how many threads search at a time
 * @param seed of all chances that the search takes
 * @param megabytes the memory for a table of positions, or for a tree
 * @param noisy the kinds of moves after which a position is not valued at once
 * @param rave how many random games a first impression of a move is worth; 0 for no first impressions
 * @param puct the weight of what captures and promotions promise in the choice of moves to look at; 0 for plain UCT
 * @param explore the weight of what is not known
 * @param plies the most plies of a random game, or {@link #ANY_PLIES} where it follows from the game
 * @param worth what pieces are worth by the names of their types; those of other types follow from random games
 * @param evaluate a function of a position and a player's name that tells how good it is for that player, or null
 * @param verbose whether the player is to say what it thinks
 */
public record SearchOptions(
        Method method,
        int depth,
        long nodes,
        long nanos,
        int threads,
        long seed,
        int megabytes,
        Set<Noise> noisy,
        double rave,
        double puct,
        double explore,
        int plies,
        Map<String, Double> worth,
        @Nullable Function evaluate,
        boolean verbose) {
    /** The greatest depth. */
    static final int DEEPEST = 100;

    private static final int MOST_THREADS = 256;
    private static final int MEGABYTES = 32;
    private static final int TREE_MEGABYTES = 256;
    private static final int MOST_MEGABYTES = 1 << 16;
    /** The most plies of a random game, unless the game has better reasons. */
    static final int PLIES = 300;
    /** Nobody has said how long random games may be. */
    static final int ANY_PLIES = -1;

    private static final int MOST_PLIES = 1_000_000;
    private static final double EXPLORE = 0.7;
    private static final long SECOND = 1_000_000_000;

    /** What makes a move noisy. */
    enum Noise {
        /** A piece is captured. */
        CAPTURE,
        /** A piece changes its type. */
        PROMOTION
    }

    /**
     * The options of a player.
     *
     * @param seed unless the options tell another one
     * @throws org.senet.errors.SenetException when there is no such option, or it has no such value
     */
    static SearchOptions of(Method method, Map<String, Object> given, long seed) {
        var reader = new OptionReader(method, given);
        int depth = (int) reader.number("depth", 1, DEEPEST, DEEPEST);
        long nodes = reader.number("nodes", 1, Long.MAX_VALUE, Long.MAX_VALUE);
        boolean limited = given.containsKey("depth") || given.containsKey("nodes");
        return new SearchOptions(
                method,
                depth,
                nodes,
                reader.duration("time", limited ? Long.MAX_VALUE : SECOND),
                (int) reader.number("threads", 1, MOST_THREADS, 1),
                reader.number("seed", Long.MIN_VALUE, Long.MAX_VALUE, seed),
                method == Method.UCT
                        ? (int) reader.number("memory", 1, MOST_MEGABYTES, TREE_MEGABYTES)
                        : (int) reader.number("hash", 1, MOST_MEGABYTES, MEGABYTES),
                reader.noisy("noisy"),
                reader.decimal("rave", 0),
                reader.decimal("puct", 0),
                reader.decimal("explore", EXPLORE),
                (int) reader.number("plies", 0, MOST_PLIES, ANY_PLIES),
                reader.worth("worth"),
                reader.function("evaluate"),
                reader.truth("verbose"));
    }

    /**
     * A player that is written as a text, such as {@code alphabeta:depth=6,threads=2}.
     *
     * @throws org.senet.errors.SenetException when the text means none
     */
    static SearchOptions parse(String text, long seed) {
        int colon = text.indexOf(':');
        var method = Method.named(colon < 0 ? text : text.substring(0, colon));
        return of(method, colon < 0 ? Map.of() : pairs(text.substring(colon + 1)), seed);
    }

    /** Options as they are written, with commas between them; an option without a value is true. */
    static Map<String, Object> pairs(String text) {
        var given = new LinkedHashMap<String, Object>();
        for (var pair : text.split(",", -1)) {
            int equals = pair.indexOf('=');
            given.put(
                    equals < 0 ? pair.strip() : pair.substring(0, equals).strip(),
                    equals < 0 ? "true" : pair.substring(equals + 1).strip());
        }
        return given;
    }
}

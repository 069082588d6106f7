package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.List;

/**
 * What is compared at a position, besides the list of moves with that of the watched rules.
 *
 * @param seed of random draws
 */
record Checks(List<Way> ways, long seed) {
    /** All that there is. */
    static Checks all(long seed, boolean reference) {
        return checks(
                List.of(Way.COUNT, Way.UNDO, Way.DRAW, Way.TEXT, Way.EXPLAIN, Way.PERFT, Way.SLOW_PERFT),
                seed,
                reference);
    }

    /** The cheap ones. */
    static Checks few(long seed, boolean reference) {
        return checks(List.of(Way.COUNT, Way.UNDO), seed, reference);
    }

    private static Checks checks(List<Way> engine, long seed, boolean reference) {
        var ways = new ArrayList<>(engine);
        if (reference) {
            ways.add(Way.REFERENCE);
        }
        return new Checks(List.copyOf(ways), seed);
    }

    /** One alone. */
    static Checks only(Way way, long seed) {
        return new Checks(List.of(way), seed);
    }
}

package org.senet.records;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The record of a game. Immutable.
 *
 * @param headers who played where and when, by the names that Portable Game Notation has for them
 * @param comment what is said before the first move; empty when nothing is
 * @param properties what the root of a tree in the Smart Game Format says besides
 * @param moves the moves of the game, with variations
 * @param result the result as it is written; {@code *} when there is none
 * @param numbering how the moves are counted
 */
public record GameRecord(
        Map<String, String> headers,
        String comment,
        Map<String, List<String>> properties,
        List<Turn> moves,
        String result,
        Numbering numbering) {
    /** The result of a game that is not over. */
    public static final String NO_RESULT = "*";

    /** The record of a game. */
    public GameRecord {
        // In the order of the text.
        headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
        properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
        moves = List.copyOf(moves);
    }

    /**
     * How moves are counted.
     *
     * @param number the number of the full move with which the record begins
     * @param place which turn of that full move comes first, from 0
     * @param places how many turns a full move has
     */
    public record Numbering(int number, int place, int places) {
        /** Two players, from the first move. */
        public static final Numbering USUAL = new Numbering(1, 0, 2);
    }
}

package org.senet.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The position with which a record begins, piece by piece, while it is read. Players are 1 and 2; files are counted from the right of
 * the first one, ranks from the side that this player looks at.
 */
final class SetUp {
    /** The property with a player to move. */
    static final String TURN = "TURN";
    /** The property with pieces: player, file, rank and name, with blanks between; file and rank are 0 for one in hand. */
    static final String PIECES = "PIECES";
    /** The property with squares that are empty, though the game begins with something there: file and rank. */
    static final String EMPTY = "EMPTY";

    private final List<String> pieces = new ArrayList<>();
    private final List<String> empty = new ArrayList<>();
    private int turn;
    private boolean whole;

    /** From now on nothing is there but what is told. */
    void clear() {
        whole = true;
    }

    /** Whether anything was told. */
    boolean isTold() {
        return whole || !pieces.isEmpty() || !empty.isEmpty();
    }

    void turn(int player) {
        turn = player;
    }

    void put(int player, int file, int rank, String name) {
        pieces.add(player + " " + file + " " + rank + " " + name);
    }

    void hold(int player, String name, int count) {
        for (int i = 0; i < count; i++) {
            put(player, 0, 0, name);
        }
    }

    /** Whoever holds all pieces that are nowhere else. */
    void holdRest(int player) {
        put(player, 0, 0, "*");
    }

    void remove(int file, int rank) {
        empty.add(file + " " + rank);
    }

    /** What was told, as properties of a record. */
    Map<String, List<String>> properties() {
        var properties = new LinkedHashMap<String, List<String>>();
        if (turn > 0) {
            properties.put(TURN, List.of(Integer.toString(turn)));
        }
        if (whole) {
            properties.put(PIECES, pieces);
        }
        if (!empty.isEmpty()) {
            properties.put(EMPTY, empty);
        }
        return properties;
    }
}

package org.senet.board;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The initial values of a board's attributes, of the whole board and of single positions. */
final class Attributes {
    private final Map<String, Object> ofBoard = new LinkedHashMap<>();
    private final Map<String, Map<Integer, Object>> ofPositions = new LinkedHashMap<>();

    /** Gives the board an attribute, or another value to one. */
    void put(String name, Object value) {
        ofBoard.put(name, value);
    }

    /** Gives a position an attribute, or another value to one. */
    void put(String name, int position, Object value) {
        ofPositions.computeIfAbsent(name, any -> new LinkedHashMap<>()).put(position, value);
    }

    /** The names of the attributes of the whole board. */
    Set<String> boardNames() {
        return Collections.unmodifiableSet(ofBoard.keySet());
    }

    /** The board's value, or {@code null}. */
    @Nullable
    Object value(String name) {
        return ofBoard.get(name);
    }

    /** The position's own value, or else the board's, or {@code null}. */
    @Nullable
    Object value(String name, int position) {
        Object own = ofPositions.getOrDefault(name, Map.of()).get(position);
        return own == null ? ofBoard.get(name) : own;
    }
}

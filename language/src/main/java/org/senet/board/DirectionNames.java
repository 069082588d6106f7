package org.senet.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The directions of a board, numbered in the order of their declaration. */
final class DirectionNames {
    private final List<String> names;
    private final Map<String, Integer> numbers = new HashMap<>();

    DirectionNames(List<String> names) {
        this.names = List.copyOf(names);
        for (String name : names) {
            numbers.put(name, numbers.size());
        }
    }

    List<String> names() {
        return names;
    }

    int size() {
        return names.size();
    }

    /** The direction with a name, or -1. */
    int number(String name) {
        return numbers.getOrDefault(name, -1);
    }

    /** Whether a form names a direction. */
    boolean isDirection(Item item) {
        String name = item.nameOrNull();
        return name != null && number(name) >= 0;
    }

    /** The direction that a form names. */
    int find(Item item) {
        String name = item.name("a direction");
        int number = number(name);
        if (number < 0) {
            throw item.mistake(
                    "there is no direction `" + name + "` on the board",
                    Hints.of(name, names, "the directions of the board"));
        }
        return number;
    }
}

package org.senet.launcher.env;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.senet.api.Game;

/**
 * The actions of a game, numbered from 0: a click on each position of the board, a choice of each type of piece, the end of a move that could
 * go on (or a pass), and choices among moves that are clicked alike. Immutable.
 */
final class ActionSpace {
    /** So many choices there are among moves that are clicked alike; where there are more moves, groups of them are chosen first. */
    static final int CHOICES = 16;

    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> clicks = new HashMap<>();
    private final int squares;
    private final int pass;

    ActionSpace(Game game) {
        for (var square : game.positions()) {
            clicks.put(square, names.size());
            names.add(square);
        }
        squares = names.size();
        for (var type : game.letters().keySet()) {
            clicks.putIfAbsent(type, names.size());
            names.add(type);
        }
        pass = names.size();
        names.add("end of the move");
        for (int i = 1; i <= CHOICES; i++) {
            names.add("choice " + i);
        }
    }

    /** How many actions there are. */
    int size() {
        return names.size();
    }

    /** How many of them, the first ones, are positions of the board. */
    int squares() {
        return squares;
    }

    /** What the actions are, in words. */
    List<String> names() {
        return names;
    }

    /** The number of what can be clicked: a position or a type of piece. */
    int click(String name) {
        var number = clicks.get(name);
        if (number == null) {
            throw new IllegalStateException("`" + name + "` can be selected, but is no position and no type of piece");
        }
        return number;
    }

    /** The action that ends a move that could go on, or passes. */
    int pass() {
        return pass;
    }

    /** The action that chooses the move, or group of moves, of that number, from 0. */
    int choice(int number) {
        return pass + 1 + number;
    }
}

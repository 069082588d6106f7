package org.senet.launcher;

import org.jspecify.annotations.Nullable;

/**
 * An option of a command.
 *
 * @param name with its dashes, such as {@code --seed}
 * @param value the placeholder of its value in help texts, or null for a plain flag
 * @param repeatable whether it may be given more than once
 */
record Option(String name, @Nullable String value, String help, boolean repeatable) {
    static Option flag(String name, String help) {
        return new Option(name, null, help, false);
    }

    static Option of(String name, String value, String help) {
        return new Option(name, value, help, false);
    }

    static Option many(String name, String value, String help) {
        return new Option(name, value, help, true);
    }

    static Option threads() {
        return of("--threads", "N", "play N games at a time (1 unless told otherwise)");
    }

    static Option seed() {
        return of("--seed", "N", "make the games repeatable");
    }

    /** @param usual how many moves a game has at most, where nothing is told */
    static Option maxMoves(long usual) {
        return of("--max-moves", "N", "break a game off after N moves (" + usual + " unless told otherwise)");
    }

    String synopsis() {
        return value == null ? name : name + " " + value;
    }
}

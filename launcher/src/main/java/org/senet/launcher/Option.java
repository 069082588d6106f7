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

    String synopsis() {
        return value == null ? name : name + " " + value;
    }
}

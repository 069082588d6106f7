package org.senet.importers.zillions;

import java.util.List;

/** How lists are broken into lines. */
final class Printing {
    private Printing() {}

    /** How many items of a long list stand on its first line. */
    static int onFirstLine(List<Form> items) {
        var head = items.getFirst().toString();
        return switch (head) {
            case "if", "while", "when", "defmacro", "name", "zone", "link", "defn", "unlink", "kill", "position" ->
                Math.min(2, items.size());
            case "symmetry" -> Math.min(2, items.size());
            default -> 1;
        };
    }

    /** Whether a word still fits into a line. */
    static boolean joins(String line, Form item, int width) {
        return !line.endsWith(")") && line.length() + item.toString().length() < width;
    }
}

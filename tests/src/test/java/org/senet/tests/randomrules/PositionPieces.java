package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.List;

/** Leaves things out of the text of a position. */
final class PositionPieces {
    private PositionPieces() {}

    /** Texts with fewer pieces or attributes, those with the fewest first. */
    static List<String> smaller(String text) {
        var parts = text.split("(?=[,;:])|(?=\\{)|(?=\\[)", -1);
        var all = new ArrayList<String>();
        for (int size = parts.length / 2; size >= 1; size /= 2) {
            for (int from = 0; from + size <= parts.length; from += size) {
                all.add(without(parts, from, from + size));
            }
        }
        return all.stream().filter(t -> !t.equals(text)).distinct().toList();
    }

    /** The text without some parts; a part that names a player stays. */
    private static String without(String[] parts, int from, int to) {
        var text = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            if (i < from || i >= to) {
                text.append(parts[i]);
            } else if (parts[i].startsWith(":") || i == 0) {
                text.append(parts[i], 0, Math.min(parts[i].length(), i == 0 ? 1 : 2));
            }
        }
        return text.toString().replaceAll("(:[A-Z]),", "$1");
    }
}

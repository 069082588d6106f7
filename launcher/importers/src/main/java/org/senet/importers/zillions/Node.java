package org.senet.importers.zillions;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.senet.importers.Place;

/** A form of a rules file. */
sealed interface Node {
    Place place();

    /**
     * A name or a number.
     *
     * @param parameter the number of the parameter of the outermost macro that it was written for; 0 for none
     */
    record Atom(String text, Place place, int parameter) implements Node {
        /** Whether it is this word; words of the rules language are written in small or capital letters. */
        boolean is(String word) {
            return text.equalsIgnoreCase(word);
        }
    }

    /** A text between quotation marks. */
    record Text(String text, Place place) implements Node {}

    /**
     * Forms between parentheses.
     *
     * @param call the macro call that it is the expansion of, as it was written; null for what was written so, and in other macros
     * @param macro the name of the macro that it is the expansion of; null for what was written so
     */
    record Group(
            List<Node> items,
            Place place,
            @Nullable Group call,
            @Nullable String macro) implements Node {
        /** The word that it begins with, in small letters; empty if it begins with none. */
        String head() {
            return !items.isEmpty() && items.getFirst() instanceof Atom atom
                    ? atom.text().toLowerCase(Locale.ROOT)
                    : "";
        }

        /** What stands behind the first word. */
        List<Node> rest() {
            return items.isEmpty() ? items : items.subList(1, items.size());
        }
    }

    /** How a node is written in messages. */
    static String shown(Node node) {
        return switch (node) {
            case Atom atom -> atom.text();
            case Text text -> "\"" + text.text() + "\"";
            case Group group ->
                group.items().isEmpty() ? "()" : "(" + shown(group.items().getFirst()) + " ...)";
        };
    }
}

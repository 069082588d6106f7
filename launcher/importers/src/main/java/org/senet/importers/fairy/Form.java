package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.List;

/** A form of a script, printed on one line where it fits, else with its last parts on lines of their own. */
final class Form {
    private static final int WIDTH = 100;

    private final String head;
    private final List<Object> parts = new ArrayList<>();

    /** @param head what follows the opening bracket: the name, and what stays on its line */
    Form(String head) {
        this.head = head;
    }

    Form add(Object... more) {
        for (var part : more) {
            if (part instanceof List<?> list) {
                list.forEach(this::add);
            } else {
                parts.add(part);
            }
        }
        return this;
    }

    boolean isEmpty() {
        return parts.isEmpty();
    }

    /** The form with each part on a line of its own, whether or not it would fit on one. */
    String lines() {
        var text = new StringBuilder("(" + head);
        for (var part : parts) {
            text.append('\n').append(part);
        }
        return text.append(')').toString();
    }

    @Override
    public String toString() {
        var text = new StringBuilder("(" + head);
        for (var part : parts) {
            text.append(' ').append(part);
        }
        text.append(')');
        return text.length() <= WIDTH && text.indexOf("\n") < 0 ? text.toString() : lines();
    }
}

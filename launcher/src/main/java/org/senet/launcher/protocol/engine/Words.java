package org.senet.launcher.protocol.engine;

import java.util.ArrayList;
import java.util.List;
import org.senet.launcher.protocol.ProtocolException;

/** The words of a line, read one after another. */
final class Words {
    private final List<String> words;
    private int next;

    Words(String line) {
        words = line.isBlank() ? List.of() : List.of(line.strip().split("\\s+"));
    }

    boolean isEmpty() {
        return next == words.size();
    }

    /** The next word; empty when there is none. */
    String next() {
        return isEmpty() ? "" : words.get(next++);
    }

    /** The words up to one, which is read as well, or to the end. */
    List<String> upTo(String end) {
        var found = new ArrayList<String>();
        while (!isEmpty()) {
            var word = next();
            if (word.equals(end)) {
                break;
            }
            found.add(word);
        }
        return found;
    }

    /** The words that are left. */
    List<String> rest() {
        var rest = words.subList(next, words.size());
        next = words.size();
        return rest;
    }

    /**
     * The next word as a number.
     *
     * @throws ProtocolException when it is none
     */
    double number(String what) {
        return number(what, next());
    }

    /** A word as a number. */
    static double number(String what, String word) {
        try {
            double number = Double.parseDouble(word);
            if (Double.isFinite(number)) {
                return number;
            }
        } catch (NumberFormatException e) {
            // The message below says what was expected.
        }
        throw new ProtocolException("`" + what + "` needs a number" + (word.isEmpty() ? "" : ", not `" + word + "`"));
    }
}

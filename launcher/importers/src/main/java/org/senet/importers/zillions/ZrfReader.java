package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.List;
import org.senet.importers.ForeignText;
import org.senet.importers.ImportException;

/** Reads the text of a rules file: a recursive-descent reader of parentheses, names, quoted texts and comments. */
final class ZrfReader {
    private static final int MOST_DEEP = 500;

    private final ForeignText source;
    private final String text;
    private int at;
    private int depth;

    private ZrfReader(ForeignText source) {
        this.source = source;
        text = source.text();
    }

    /**
     * Reads all forms.
     *
     * @throws ImportException when a parenthesis or quotation mark has no partner
     */
    static List<Node> read(ForeignText source) {
        var reader = new ZrfReader(source);
        var forms = new ArrayList<Node>();
        while (reader.skipBlanks()) {
            forms.add(reader.form());
        }
        return forms;
    }

    /** Goes to the next form; false at the end of the text. */
    private boolean skipBlanks() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == ';') {
                comment();
            } else if (Character.isWhitespace(c) || c == '\u001a') {
                // The end mark of old editors counts as a blank.
                at++;
            } else {
                return true;
            }
        }
        return false;
    }

    private void comment() {
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
    }

    private Node form() {
        char c = text.charAt(at);
        return switch (c) {
            case '(' -> group();
            case '"' -> quoted();
            case ')' -> throw ImportException.at(source.place(at, 1), "this parenthesis closes nothing");
            default -> atom();
        };
    }

    private Node group() {
        int start = at++;
        if (++depth > MOST_DEEP) {
            throw ImportException.at(source.place(start, 1), "parentheses are nested more than " + MOST_DEEP + " deep");
        }
        var items = new ArrayList<Node>();
        while (true) {
            if (!skipBlanks()) {
                throw ImportException.at(source.place(start, 1), "this parenthesis is not closed before the text ends");
            }
            if (text.charAt(at) == ')') {
                at++;
                depth--;
                return new Node.Group(List.copyOf(items), source.place(start, at - start), null, null);
            }
            items.add(form());
        }
    }

    private Node quoted() {
        int start = at;
        int end = text.indexOf('"', at + 1);
        if (end < 0) {
            throw ImportException.at(source.place(start, 1), "this text has no quotation mark at its end");
        }
        at = end + 1;
        return new Node.Text(text.substring(start + 1, end), source.place(start, at - start));
    }

    private Node atom() {
        int start = at;
        while (at < text.length() && !ends(text.charAt(at))) {
            at++;
        }
        return new Node.Atom(text.substring(start, at), source.place(start, at - start), 0);
    }

    private static boolean ends(char c) {
        return c == '(' || c == ')' || c == '"' || c == ';' || c == '\u001a' || Character.isWhitespace(c);
    }
}

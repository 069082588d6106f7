package org.senet.importers.rbg;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.importers.Place;

/**
 * A form of the program that is written.
 *
 * @param open its opening bracket, with what stands before that; an empty text for a word
 * @param items words and forms
 * @param place where the text says it, if that is known
 */
record Form(
        String open,
        List<Form> items,
        String word,
        @Nullable Place place) {
    private static final int WIDTH = 90;
    /** Forms whose second part stands on the first line. */
    private static final Set<String> TWO =
            Set.of("defmacro", "if", "while", "action", "name", "link", "attribute", "zone");

    /** A line of a program, and where the foreign text says it. */
    record Line(String text, @Nullable Place place) {}

    static Form word(Object word) {
        return new Form("", List.of(), word.toString(), null);
    }

    /** A list of words and forms; lists of them are put in. */
    static Form list(Object... items) {
        return new Form("(", forms(items), "", null);
    }

    static Form vector(Object... items) {
        return new Form("[", forms(items), "", null);
    }

    /** A string. */
    static Form string(String text) {
        return word("\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"");
    }

    private static List<Form> forms(Object... items) {
        var forms = new ArrayList<Form>();
        for (var item : items) {
            switch (item) {
                case Form form -> forms.add(form);
                case List<?> list -> forms.addAll(forms(list.toArray()));
                default -> forms.add(word(item));
            }
        }
        return forms;
    }

    Form at(@Nullable Place where) {
        return new Form(open, items, word, where);
    }

    /** The same with a backquote. */
    Form quoted() {
        return new Form("`" + open, items, word, place);
    }

    /** Statements as one. */
    static Form sequence(List<Form> statements) {
        return statements.size() == 1 ? statements.getFirst() : list("seq", statements);
    }

    @Override
    public String toString() {
        if (open.isEmpty()) {
            return word;
        }
        var text = new StringBuilder(open);
        for (int i = 0; i < items.size(); i++) {
            text.append(i == 0 ? "" : " ").append(items.get(i));
        }
        return text.append(open.endsWith("[") ? "]" : ")").toString();
    }

    /** Its lines, without indentation. */
    List<Line> lines() {
        var lines = new ArrayList<Line>();
        print(lines, "", place);
        return lines;
    }

    private void print(List<Line> lines, String end, @Nullable Place outer) {
        var where = place == null ? outer : place;
        var text = toString();
        if (open.isEmpty() || text.length() <= WIDTH) {
            lines.add(new Line(text + end, where));
            return;
        }
        int onFirst = TWO.contains(items.getFirst().toString())
                        && items.size() > 2
                        && items.get(1).toString().length() <= WIDTH
                ? 2
                : 1;
        var first = new StringBuilder(open);
        for (int i = 0; i < onFirst; i++) {
            first.append(i == 0 ? "" : " ").append(items.get(i));
        }
        lines.add(new Line(first.toString(), where));
        var close = open.endsWith("[") ? "]" : ")";
        var words = new StringBuilder();
        for (int i = onFirst; i < items.size(); i++) {
            boolean last = i == items.size() - 1;
            var item = items.get(i);
            if (item.open.isEmpty()) {
                words.append(words.isEmpty() ? "" : " ").append(item);
                if (last || words.length() > WIDTH || !items.get(i + 1).open.isEmpty()) {
                    lines.add(new Line(words + (last ? close + end : ""), where));
                    words.setLength(0);
                }
            } else {
                item.print(lines, last ? close + end : "", where);
            }
        }
        if (onFirst == items.size()) {
            lines.add(new Line(lines.removeLast().text() + close + end, where));
        }
    }
}

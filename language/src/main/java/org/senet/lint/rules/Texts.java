package org.senet.lint.rules;

import java.util.List;
import org.senet.data.SourceSpan;

/** Pieces of the text in messages. */
final class Texts {
    private static final int SHOWN = 40;

    private Texts() {}

    /** What stands at a place, on one line and not longer than a message can bear. */
    static String shown(SourceSpan span) {
        var text = span.text().replaceAll("\\s+", " ");
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + " ...";
    }

    /** A number of arguments, which is told in words, with the noun. */
    static String arguments(String arity) {
        return arity + (arity.equals("1") ? " argument" : " arguments");
    }

    /** Names in backquotes, with commas and an "and". */
    static String list(List<String> names) {
        var quoted = names.stream().map(n -> "`" + n + "`").toList();
        int last = quoted.size() - 1;
        return last < 1
                ? String.join("", quoted)
                : String.join(", ", quoted.subList(0, last)) + " and " + quoted.get(last);
    }
}

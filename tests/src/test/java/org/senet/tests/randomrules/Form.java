package org.senet.tests.randomrules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A form of a script: a word, or forms between brackets. Immutable. */
sealed interface Form {
    /** Forms that are written on one line up to this length. */
    int WIDTH = 100;

    /** A name, number or string as it is written. */
    record Word(String text) implements Form {
        @Override
        public String toString() {
            return text;
        }
    }

    /** Forms between brackets, with the characters that stand before the opening one, such as a quote. */
    record Group(String prefix, char open, List<Form> forms) implements Form {
        public Group {
            forms = List.copyOf(forms);
        }

        Group with(List<Form> others) {
            return new Group(prefix, open, others);
        }

        private char close() {
            return open == '(' ? ')' : open == '[' ? ']' : '}';
        }

        @Override
        public String toString() {
            return prefix + open + forms.stream().map(Form::toString).collect(Collectors.joining(" ")) + close();
        }
    }

    /** Whether this is a list that begins with a word. */
    default boolean begins(String word) {
        return this instanceof Group g
                && g.open() == '('
                && !g.forms().isEmpty()
                && g.forms().getFirst().toString().equals(word);
    }

    /** The form as a script has it: long ones over several lines. */
    default String pretty(String indent) {
        var line = toString();
        if (line.length() + indent.length() <= WIDTH || !(this instanceof Group group)) {
            return indent + line;
        }
        var lines = new ArrayList<String>();
        int kept = begins("define") ? 2 : 1;
        var head = group.forms().stream().limit(kept).map(Form::toString).collect(Collectors.joining(" "));
        lines.add(indent + group.prefix() + group.open() + head);
        group.forms().stream().skip(kept).forEach(f -> lines.add(f.pretty(indent + "  ")));
        return String.join("\n", lines) + group.close();
    }

    /** The script made of some forms. */
    static String script(List<Form> forms) {
        return forms.stream().map(f -> f.pretty("")).collect(Collectors.joining("\n\n")) + "\n";
    }

    /** The forms of a text, which must be whole. */
    static List<Form> read(String text) {
        return new FormReader(text).forms();
    }
}

package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A form of the program that is written. */
sealed interface Form {

    /**
     * A word, number or text as it stands in the program.
     *
     * @param parameter the number of the macro parameter that it comes from; 0 for none
     */
    record Word(String text, int parameter) implements Form {
        @Override
        public String toString() {
            return text;
        }
    }

    /** A list; {@code open} and {@code close} are its brackets. */
    record Many(String open, List<Form> items, String close) implements Form {
        @Override
        public String toString() {
            var text = new StringBuilder();
            append(text);
            return text.toString();
        }

        private void append(StringBuilder text) {
            text.append(open);
            for (int i = 0; i < items.size(); i++) {
                text.append(i == 0 ? "" : " ");
                switch (items.get(i)) {
                    case Word word -> text.append(word.text());
                    case Many many -> many.append(text);
                }
            }
            text.append(close);
        }
    }

    static Form word(String text) {
        return new Word(text, 0);
    }

    /** A list in parentheses of forms and of words, which are given as texts. */
    static Form list(Object... items) {
        return new Many("(", forms(Stream.of(items)), ")");
    }

    /** A list of a head and other forms. */
    static Form list(String head, List<? extends Object> rest) {
        return new Many("(", forms(Stream.concat(Stream.of(head), rest.stream())), ")");
    }

    static Form vector(List<? extends Object> items) {
        return new Many("[", forms(items.stream()), "]");
    }

    private static List<Form> forms(Stream<? extends Object> items) {
        return items.map(item -> item instanceof Form form ? form : word(item.toString()))
                .toList();
    }

    /** Statements as one. */
    static Form sequence(List<Form> statements) {
        return statements.size() == 1 ? statements.getFirst() : list("seq", statements);
    }

    /** The same form with the parameters of a macro in the place of arguments. */
    default Form abstracted() {
        return switch (this) {
            case Word(var text, var parameter) -> parameter == 0 ? this : new Word("~p" + parameter, 0);
            case Many(var open, var items, var close) ->
                new Many(open, items.stream().map(Form::abstracted).toList(), close);
        };
    }

    /** Adds the numbers of all parameters in this form. */
    default void parameters(java.util.Map<Integer, String> found) {
        switch (this) {
            case Word(var text, var parameter) -> {
                if (parameter > 0) {
                    found.putIfAbsent(parameter, text);
                }
            }
            case Many many -> many.items().forEach(item -> item.parameters(found));
        }
    }

    /** Adds all words in this form. */
    default void words(Set<String> found) {
        switch (this) {
            case Word(var text, var parameter) -> found.add(text);
            case Many many -> many.items().forEach(item -> item.words(found));
        }
    }

    /** Whether a word is in some forms, or may come into them as the argument of a macro. */
    static boolean mayMention(String word, List<Form> forms) {
        var words = new HashSet<String>();
        var parameters = new HashMap<Integer, String>();
        for (var form : forms) {
            form.words(words);
            form.parameters(parameters);
        }
        return words.contains(word) || !parameters.isEmpty();
    }

    /** What is left of a width behind this form on one line; negative, without looking at all of it, when it does not fit. */
    default int left(int width) {
        if (!(this instanceof Many(var open, var items, var close))) {
            return width - toString().length();
        }
        int left = width - open.length() - close.length() - Math.max(0, items.size() - 1);
        for (int i = 0; i < items.size() && left >= 0; i++) {
            left = items.get(i).left(left);
        }
        return left;
    }

    /** This form in lines: what is short on one line, else a line for each part. */
    default List<String> lines(int width) {
        if (!(this instanceof Many(var open, var items, var close)) || items.size() < 2 || left(width) >= 0) {
            return List.of(toString());
        }
        var lines = new ArrayList<String>();
        int onFirst = Printing.onFirstLine(items);
        var first = new StringBuilder(open);
        for (int i = 0; i < onFirst; i++) {
            first.append(i == 0 ? "" : " ").append(items.get(i));
        }
        lines.add(first.toString());
        for (int i = onFirst; i < items.size(); i++) {
            var item = items.get(i);
            if (item instanceof Word && i > onFirst && Printing.joins(lines.getLast(), item, width)) {
                lines.set(lines.size() - 1, lines.getLast() + " " + item);
            } else {
                lines.addAll(item.lines(width - 2));
            }
        }
        lines.set(lines.size() - 1, lines.getLast() + close);
        return lines;
    }
}

package org.senet.benchmarks.games;

/** Makes of a script the same game without draws, to measure what moves alone cost. */
final class Draws {
    private static final String DRAW = "(draw";

    private Draws() {}

    /** Whether a script has draws that depend on the moves before: repetitions or counters. */
    static boolean matter(String script) {
        return script.contains("repetitions") && script.contains(DRAW);
    }

    /** The script without its clauses {@code draw}; every line stays where it was. */
    static String without(String script) {
        var text = new StringBuilder(script);
        for (int at = text.indexOf(DRAW); at >= 0; at = text.indexOf(DRAW, at)) {
            int end = end(text, at);
            for (int i = at; i < end; i++) {
                if (text.charAt(i) != '\n') {
                    text.setCharAt(i, ' ');
                }
            }
        }
        return text.toString();
    }

    /** Where the form ends that begins at an index. Such clauses have no strings and no comments with parentheses. */
    private static int end(CharSequence text, int begin) {
        int open = 0;
        for (int i = begin; i < text.length(); i++) {
            if (text.charAt(i) == '(') {
                open++;
            } else if (text.charAt(i) == ')' && --open == 0) {
                return i + 1;
            }
        }
        throw new IllegalArgumentException("a clause of the script is not closed");
    }
}

package org.senet.records;

import java.util.regex.Pattern;

/** Tells remarks between round brackets from variations: most of their words are no moves, for these have digits. */
final class Prose {
    /** A word that is no move of any notation, but may be one of a sentence. */
    private static final Pattern WORD =
            Pattern.compile("(?<![\\p{L}\\p{N}$])(?!(?i:pass|null|ep|mate|ch)\\b)\\p{IsLatin}{2,}(?![\\p{N}=])");

    private static final Pattern MOVE = Pattern.compile("[^\\s.]*\\p{N}[^\\s]*|[Oo0](?:-[Oo0]){1,2}");
    private static final Pattern COMMENT = Pattern.compile("\\{[^}]*\\}");
    private static final int LONGEST = 10_000;

    private Prose() {}

    /** Where the bracket closes that opens at a place, if a remark stands between; else -1. */
    static int end(String text, int open) {
        int end = close(text, open);
        if (end < 0) {
            return -1;
        }
        var inside = COMMENT.matcher(text.substring(open + 1, end)).replaceAll(" ");
        long words = WORD.matcher(inside).results().count();
        return words > 1 && words > MOVE.matcher(inside).results().count() ? end : -1;
    }

    private static int close(String text, int open) {
        int depth = 0;
        for (int i = open; i < Math.min(text.length(), open + LONGEST); i++) {
            char c = text.charAt(i);
            if (c == '{') {
                i = text.indexOf('}', i);
                if (i < 0) {
                    return -1;
                }
            }
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }
}

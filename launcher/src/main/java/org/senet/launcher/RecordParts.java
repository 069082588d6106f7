package org.senet.launcher;

import java.io.IOException;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.records.RecordPart;

/**
 * Cuts the text of a file into parts of whole games, so that no more than some parts are in memory, however long the file is. A text
 * in which no place between two games is found stays whole.
 */
final class RecordParts {
    /** The first part is small, so that its games come soon. */
    private static final int FIRST = 1 << 14;

    private static final int ENOUGH = 1 << 18;
    /** From here on a place is taken that most likely is between two games. */
    private static final int PLENTY = 1 << 22;

    private static final Pattern HEADER = Pattern.compile("\\[\\w+\\s*\"[^\\r\\n]*\\][ \\t]*\\R?");
    private static final Pattern RESULT = Pattern.compile("(?:.*\\s)?(?:1-0|0-1|1/2-1/2|2-0|0-2|1-1|\\*)\\s*");

    private final String file;
    private final RecordLines lines;
    private final String format;
    private final SgfDepth depth = new SgfDepth();
    private @Nullable String waiting;
    private int nextLine = 1;
    private int enough = FIRST;

    /**
     * The parts of a file.
     *
     * @param file its path, as it stands in messages
     * @param told the format, given the first line that is not blank
     */
    RecordParts(String file, RecordLines lines, UnaryOperator<String> told) throws IOException {
        this.file = file;
        this.lines = lines;
        var blanks = new StringBuilder();
        var line = lines.next();
        while (line != null && line.isBlank()) {
            blanks.append(line);
            line = lines.next();
        }
        waiting = line == null && blanks.isEmpty() ? null : blanks + (line == null ? "" : line);
        format = told.apply(line == null ? "" : line.strip());
    }

    /** The next part; null when there is none. */
    @Nullable
    RecordPart next() throws IOException {
        var text = new StringBuilder();
        int first = nextLine;
        boolean behindBlank = true;
        boolean behindHeader = false;
        // The last line that is not blank; only behind much text is it asked whether that ends with a result.
        String last = "";
        boolean behindSlash = false;
        for (var line = waiting != null ? waiting : lines.next(); line != null; line = lines.next()) {
            boolean header = line.startsWith("[") && HEADER.matcher(line).matches();
            boolean between =
                    switch (format) {
                        case "sgf", "ggf" -> depth.isOutside() || text.length() > PLENTY && line.startsWith("(;");
                        case "moves" -> true;
                        case "kif" -> line.startsWith("#KIF") || line.startsWith("# --");
                        case "csa" -> behindSlash;
                        case "wxf" -> line.startsWith("FORMAT");
                        case "json" -> false;
                        default ->
                            header && !behindHeader && (behindBlank || text.length() > PLENTY)
                                    || text.length() > PLENTY
                                            && behindBlank
                                            && RESULT.matcher(last).matches();
                    };
            if (text.length() >= enough && between) {
                waiting = line;
                enough = ENOUGH;
                return new RecordPart(file, format, text.toString(), first);
            }
            waiting = null;
            text.append(line);
            nextLine += ends(line);
            depth.read(line);
            behindSlash = line.strip().equals("/");
            behindBlank = line.isBlank();
            behindHeader = header || behindHeader && behindBlank;
            last = behindBlank ? last : line;
        }
        return text.isEmpty() ? null : new RecordPart(file, format, text.toString(), first);
    }

    /** How many lines end in a text: one, but behind blank lines at the start of a file there are more. */
    private static int ends(String text) {
        int count = 0;
        for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
            count++;
        }
        return count;
    }

    /** How deep in the trees of the Smart Game Format a text is. */
    private static final class SgfDepth {
        private int depth;
        private boolean inValue;

        void read(String line) {
            for (int i = 0; i < line.length(); i++) {
                char c = line.charAt(i);
                if (inValue) {
                    i += c == '\\' ? 1 : 0;
                    inValue = c != ']';
                } else {
                    inValue = c == '[';
                    depth = Math.max(0, depth + (c == '(' ? 1 : c == ')' ? -1 : 0));
                }
            }
        }

        boolean isOutside() {
            return depth == 0 && !inValue;
        }
    }
}

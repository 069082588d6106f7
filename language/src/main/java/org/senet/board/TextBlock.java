package org.senet.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Lines of text that other blocks can be put beside or below. */
final class TextBlock {
    /** The columns between blocks side by side. */
    static final int GAP = 3;

    private final List<String> lines = new ArrayList<>();
    private int width;

    /** The columns of a text: two for each East Asian character, one for each other code point. */
    static int width(String text) {
        return text.codePoints().map(c -> Character.isIdeographic(c) ? 2 : 1).sum();
    }

    /** The width of the widest text. */
    static int widest(List<String> texts) {
        return texts.stream().mapToInt(TextBlock::width).max().orElse(0);
    }

    /** The text, filled with spaces at its right. */
    static String padRight(String text, int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }

    /** The text, filled with spaces at its left. */
    static String padLeft(String text, int width) {
        return " ".repeat(Math.max(0, width - width(text))) + text;
    }

    /** Texts in columns of one width. */
    static String joined(List<String> texts, int width, String separator) {
        return texts.stream().map(text -> padRight(text, width)).collect(Collectors.joining(separator));
    }

    /** The width of the widest line. */
    int width() {
        return width;
    }

    /** Adds a line without the spaces at its end. */
    void addLine(String line) {
        String stripped = line.stripTrailing();
        lines.add(stripped);
        width = Math.max(width, width(stripped));
    }

    /** Adds the lines of another block, after an empty line when there are lines already. */
    void addBelow(TextBlock other) {
        if (!lines.isEmpty()) {
            addLine("");
        }
        other.lines.forEach(this::addLine);
    }

    /** Puts another block to the right of this one, at the top, after a gap when there are lines already. */
    void addRight(TextBlock other) {
        int left = lines.isEmpty() ? 0 : width + GAP;
        for (int i = 0; i < other.lines.size(); i++) {
            if (i < lines.size()) {
                String line = padRight(lines.get(i), left) + other.lines.get(i);
                lines.set(i, line.stripTrailing());
            } else {
                lines.add((" ".repeat(left) + other.lines.get(i)).stripTrailing());
            }
        }
        width = left + other.width;
    }

    /** The lines, without a line break after the last. */
    @Override
    public String toString() {
        return String.join("\n", lines);
    }
}

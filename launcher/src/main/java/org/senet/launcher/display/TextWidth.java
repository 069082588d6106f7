package org.senet.launcher.display;

import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** How many columns of a terminal a text takes, near enough for lining things up. */
public final class TextWidth {
    private static final Set<UnicodeScript> WIDE_SCRIPTS =
            Set.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA, UnicodeScript.HANGUL);

    private TextWidth() {}

    /** The columns of a text on one line. */
    public static int of(String text) {
        return text.codePoints().map(TextWidth::ofCharacter).sum();
    }

    /** 0 for marks that join the character before them, 2 for East Asian and pictorial characters, else 1. */
    public static int ofCharacter(int point) {
        var type = Character.getType(point);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        var wide = point >= 0x1100 && WIDE_SCRIPTS.contains(UnicodeScript.of(point))
                || point >= 0x3000 && point <= 0x303e
                || point >= 0xff01 && point <= 0xff60
                || point >= 0x1f300 && point <= 0x1faff;
        return wide ? 2 : 1;
    }

    /** The text with blanks after it, so that it takes at least {@code width} columns. */
    public static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - of(text)));
    }

    /** The text as lines of at most so many columns, broken at blanks; a longer word has a line of its own. */
    public static List<String> wrapped(String text, int width) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (var word : text.split(" ")) {
            if (!line.isEmpty() && of(line.toString()) + 1 + of(word) > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}

package org.senet.data;

import java.util.Map;
import java.util.regex.Pattern;

/** How single characters, strings, floating-point numbers and regular expressions are written in a program. */
final class Literals {

    private static final Map<Character, String> NAMES =
            Map.of('\n', "newline", '\t', "tab", ' ', "space", '\b', "backspace", '\f', "formfeed", '\r', "return");

    private Literals() {}

    static void string(StringBuilder out, String text, boolean readably) {
        if (!readably) {
            out.append(text);
            return;
        }
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\n' -> out.append("\\n");
                case '\t' -> out.append("\\t");
                case '\r' -> out.append("\\r");
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\f' -> out.append("\\f");
                case '\b' -> out.append("\\b");
                default -> out.append(c);
            }
        }
        out.append('"');
    }

    static void character(StringBuilder out, char character, boolean readably) {
        if (!readably) {
            out.append(character);
            return;
        }
        out.append('\\');
        String name = NAMES.get(character);
        boolean invisible = Character.isISOControl(character)
                || Character.isWhitespace(character)
                || Character.isSpaceChar(character)
                || Character.isSurrogate(character);
        if (name != null) {
            out.append(name);
        } else if (invisible) {
            out.append(String.format("u%04x", (int) character));
        } else {
            out.append(character);
        }
    }

    static void real(StringBuilder out, double number) {
        if (Double.isNaN(number)) {
            out.append("##NaN");
        } else if (Double.isInfinite(number)) {
            out.append(number > 0 ? "##Inf" : "##-Inf");
        } else {
            out.append(number);
        }
    }

    static void pattern(StringBuilder out, Pattern pattern) {
        out.append("#\"");
        String text = pattern.pattern();
        boolean quoting = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length()) {
                char escaped = text.charAt(++i);
                quoting = quoting ? escaped != 'E' : escaped == 'Q';
                out.append(c).append(escaped);
            } else if (c == '"') {
                out.append(quoting ? "\\E\\\"\\Q" : "\\\"");
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}

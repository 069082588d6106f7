package org.senet.reader;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;

/** Reads strings, characters and regular expressions. */
final class TextLiteral {

    private static final Map<String, Character> CHARACTERS =
            Map.of("newline", '\n', "tab", '\t', "space", ' ', "backspace", '\b', "formfeed", '\f', "return", '\r');

    private static final String ESCAPES =
            "the escapes are \\t \\b \\n \\r \\f \\\\ \\\" \\uXXXX and \\oNNN;" + " a backslash itself is written \\\\";

    private static final int MAX_OCTAL = 0377;
    private static final int UNICODE_DIGITS = 4;
    private static final int OCTAL_DIGITS = 3;

    private final Cursor cursor;

    TextLiteral(Cursor cursor) {
        this.cursor = cursor;
    }

    /** Reads a string; the cursor is at its opening quote. */
    String string() {
        int start = cursor.position();
        cursor.skip(1);
        var text = new StringBuilder();
        while (true) {
            TruffleSafepoint.poll(null);
            int c = cursor.next();
            switch (c) {
                case '"' -> {
                    return text.toString();
                }
                case '\\' -> text.append(escape(start));
                case Cursor.END -> throw unended("string", start);
                default -> text.append((char) c);
            }
        }
    }

    private SenetException unended(String what, int start) {
        return cursor.incomplete("missing `\"` to end the " + what + " that begins at " + cursor.place(start), null);
    }

    private char escape(int stringStart) {
        int start = cursor.position() - 1;
        if (isOctal(cursor.peek())) {
            return octalEscape(start);
        }
        int c = cursor.next();
        return switch (c) {
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'n' -> '\n';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case '\\', '"' -> (char) c;
            case 'u' -> unicodeEscape(start);
            case 'o' -> octalEscape(start);
            case Cursor.END -> throw unended("string", stringStart);
            default -> throw cursor.errorFrom(start, "unknown escape `\\" + (char) c + "` in a string", ESCAPES);
        };
    }

    private char unicodeEscape(int start) {
        int value = 0;
        for (int i = 0; i < UNICODE_DIGITS; i++) {
            int digit = hexDigit(cursor.peek());
            if (digit < 0) {
                throw cursor.errorFrom(start, "`\\u` must be followed by four hexadecimal digits", null);
            }
            value = value * 16 + digit;
            cursor.skip(1);
        }
        return (char) value;
    }

    private char octalEscape(int start) {
        int value = 0;
        int count = 0;
        while (count < OCTAL_DIGITS && isOctal(cursor.peek())) {
            value = value * 8 + cursor.next() - '0';
            count++;
        }
        if (count == 0) {
            throw cursor.errorFrom(start, "`\\o` must be followed by one to three octal digits", null);
        }
        if (value > MAX_OCTAL) {
            throw cursor.errorFrom(start, "an octal escape must be from 0 to 377", null);
        }
        return (char) value;
    }

    private static boolean isOctal(int c) {
        return c >= '0' && c <= '7';
    }

    private static int hexDigit(int c) {
        return c < 0 || c > 'f' ? -1 : Character.digit(c, 16);
    }

    /** Reads a regular expression that begins at a start; the cursor is at its opening quote. */
    Pattern regex(int start) {
        cursor.skip(1);
        int textStart = cursor.position();
        var text = new StringBuilder();
        for (int c = cursor.next(); c != '"'; c = cursor.next()) {
            TruffleSafepoint.poll(null);
            if (c == '\\') {
                text.append((char) c);
                c = cursor.next();
            }
            if (c == Cursor.END) {
                throw unended("regular expression", start);
            }
            text.append((char) c);
        }
        try {
            return Pattern.compile(text.toString());
        } catch (PatternSyntaxException e) {
            int offset = textStart + Math.clamp(e.getIndex(), 0, text.length());
            String problem = e.getDescription().isEmpty() ? "" : ": " + lowerFirst(e.getDescription());
            throw cursor.error(offset, offset + 1, "not a regular expression" + problem, null);
        }
    }

    private static String lowerFirst(String text) {
        return Character.toLowerCase(text.charAt(0)) + text.substring(1);
    }

    /** Reads a character; the cursor is at its backslash. */
    char character() {
        int start = cursor.position();
        cursor.skip(1);
        int first = cursor.next();
        if (first == Cursor.END) {
            throw cursor.incomplete("missing a character after the `\\` at " + cursor.place(start), null);
        }
        if (first != ',' && Cursor.isBlank(first)) {
            throw cursor.errorFrom(
                    start,
                    "missing a character after `\\`",
                    "a space is written `\\space`, the end of a line `\\newline`");
        }
        String name = (char) first + cursor.token();
        if (name.length() == 1) {
            return (char) first;
        }
        Character named = CHARACTERS.get(name);
        return named != null ? named : codedCharacter(start, name);
    }

    private char codedCharacter(int start, String name) {
        if (name.matches("u\\p{XDigit}{4}")) {
            char c = (char) Integer.parseInt(name.substring(1), 16);
            if (Character.isSurrogate(c)) {
                throw cursor.errorFrom(start, "`\\" + name + "` is half of a character", null);
            }
            return c;
        }
        if (name.matches("o[0-7]{1,3}")) {
            int value = Integer.parseInt(name.substring(1), 8);
            if (value > MAX_OCTAL) {
                throw cursor.errorFrom(start, "`\\" + name + "`: an octal character must be from 0 to 377", null);
            }
            return (char) value;
        }
        if (name.codePointCount(0, name.length()) == 1) {
            throw cursor.errorFrom(
                    start, "`\\" + name + "` does not fit in a character", "write it as a string: `\"" + name + "\"`");
        }
        throw cursor.errorFrom(start, "unknown character `\\" + name + "`", Suggest.hint(name, CHARACTERS.keySet()));
    }
}

package org.senet.records;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.ArrayList;
import java.util.function.UnaryOperator;
import org.senet.data.LargeDigits;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;

/**
 * Reads JSON (RFC 8259) as values: maps, vectors, strings, numbers, true, false and nil. Used once.
 */
public final class JsonReader {
    private final RecordText text;
    private final UnaryOperator<Object> key;

    private JsonReader(RecordText text, UnaryOperator<Object> key) {
        this.text = text;
        this.key = key;
    }

    /**
     * The value of a text.
     *
     * @param name the file's name, for messages
     * @param key what becomes of the names in objects
     * @throws org.senet.errors.SenetException when the text is not JSON
     */
    public static Object read(String text, String name, UnaryOperator<Object> key) {
        var reader = new JsonReader(new RecordText(text, name), key);
        var value = reader.value(0);
        reader.text.skipBlanks();
        if (!reader.text.isAtEnd()) {
            throw reader.unexpected("the end");
        }
        return value;
    }

    private Object value(int depth) {
        TruffleSafepoint.poll(null);
        text.skipBlanks();
        if (depth > RecordText.DEEPEST) {
            throw text.error(
                    text.at(), text.at() + 1, "values are nested more than " + RecordText.DEEPEST + " deep", null);
        }
        return switch (text.peek()) {
            case '{' -> object(depth);
            case '[' -> array(depth);
            case '"' -> string();
            default -> word();
        };
    }

    private PersistentMap object(int depth) {
        var map = PersistentMap.EMPTY;
        text.next();
        text.skipBlanks();
        boolean first = true;
        while (text.peek() != '}') {
            if (!first) {
                expect(',');
            }
            text.skipBlanks();
            if (text.peek() != '"') {
                throw unexpected("a name between quotation marks");
            }
            var name = key.apply(string());
            text.skipBlanks();
            expect(':');
            map = map.assoc(name, value(depth + 1));
            text.skipBlanks();
            first = false;
        }
        text.next();
        return map;
    }

    private PersistentVector array(int depth) {
        var elements = new ArrayList<Object>();
        text.next();
        text.skipBlanks();
        while (text.peek() != ']') {
            if (!elements.isEmpty()) {
                expect(',');
            }
            elements.add(value(depth + 1));
            text.skipBlanks();
        }
        text.next();
        return PersistentVector.from(elements);
    }

    private void expect(char c) {
        if (text.peek() != c) {
            throw unexpected("`" + c + "`");
        }
        text.next();
    }

    private String string() {
        int start = text.at();
        text.next();
        var value = new StringBuilder();
        while (text.peek() != '"') {
            if (text.isAtEnd()) {
                throw text.error(start, start + 1, "this text does not end", "it ends with a quotation mark");
            }
            char c = text.next();
            value.append(c == '\\' ? escaped() : c);
        }
        text.next();
        return value.toString();
    }

    private char escaped() {
        int start = text.at();
        char c = text.isAtEnd() ? 0 : text.next();
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                int digits = text.at();
                for (int i = 0; i < 4 && Character.digit(text.peek(), 16) >= 0; i++) {
                    text.next();
                }
                if (text.at() - digits < 4) {
                    throw text.error(start, text.at(), "four hexadecimal digits follow `\\u`", null);
                }
                yield (char) Integer.parseInt(text.since(digits), 16);
            }
            default -> throw text.error(start, start + 1, "`\\" + c + "` is no escape of JSON", null);
        };
    }

    private Object word() {
        int start = text.at();
        while (Character.isLetterOrDigit(text.peek()) || "+-.".indexOf(text.peek()) >= 0 && !text.isAtEnd()) {
            text.next();
        }
        var word = text.since(start);
        switch (word) {
            case "true":
                return true;
            case "false":
                return false;
            case "null":
                return Nil.NIL;
            default:
                if (word.matches("-?(0|[1-9]\\d*)")) {
                    var number = LargeDigits.read(word, 10);
                    return number.bitLength() < Long.SIZE ? (Object) number.longValue() : number;
                }
                if (word.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][-+]?\\d+)?")) {
                    return Double.valueOf(word);
                }
                text.goTo(start);
                throw unexpected("a value");
        }
    }

    private RuntimeException unexpected(String expected) {
        return text.isAtEnd()
                ? text.error(text.at(), text.at(), "the text ends, where " + expected + " was expected", null)
                : text.error(
                        text.at(), text.at() + 1, "expected " + expected + ", but got `" + text.peek() + "`", null);
    }
}

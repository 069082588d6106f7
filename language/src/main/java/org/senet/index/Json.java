package org.senet.index;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Writes JSON into a text. */
final class Json {
    private final StringBuilder out = new StringBuilder();

    Json raw(String text) {
        out.append(text);
        return this;
    }

    Json number(int number) {
        out.append(number);
        return this;
    }

    /** Numbers with commas between. */
    Json numbers(int... numbers) {
        for (int i = 0; i < numbers.length; i++) {
            raw(i == 0 ? "" : ",").number(numbers[i]);
        }
        return this;
    }

    /** A further member of an object, unless its value is missing or empty. */
    Json member(String name, @Nullable String value) {
        return value == null || value.isEmpty()
                ? this
                : raw(",\"" + name + "\":").string(value);
    }

    <T> Json array(Iterable<T> elements, Consumer<T> write) {
        out.append('[');
        boolean first = true;
        for (var element : elements) {
            out.append(first ? "" : ",");
            write.accept(element);
            first = false;
        }
        out.append(']');
        return this;
    }

    Json string(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\n' -> out.append("\\n");
                default -> {
                    if (c < ' ' || Character.isSurrogate(c)) {
                        out.append(String.format("\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}

package org.senet.launcher;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.graalvm.polyglot.Value;

/** Prints JSON. */
final class Json {
    private Json() {}

    /** Writes one JSON value. */
    interface Content {
        void write(JsonWriter json) throws IOException;
    }

    /** Prints a JSON value and a line end. */
    static void print(PrintStream out, Content content) throws IOException {
        var text = new StringWriter();
        try (var json = new JsonWriter(text)) {
            json.setFormattingStyle(FormattingStyle.PRETTY);
            content.write(json);
        }
        out.println(text);
    }

    /** The same where nothing can be thrown. */
    static void printed(PrintStream out, Content content) {
        try {
            print(out, content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a value with everything in it: arrays, and objects with their members in order. */
    static void writeAll(JsonWriter json, Value value) throws IOException {
        if (value.hasArrayElements()) {
            json.beginArray();
            for (long i = 0; i < value.getArraySize(); i++) {
                writeAll(json, value.getArrayElement(i));
            }
            json.endArray();
        } else if (value.hasMembers() && !value.isString()) {
            json.beginObject();
            for (var name : value.getMemberKeys()) {
                writeAll(json.name(name), value.getMember(name));
            }
            json.endObject();
        } else {
            write(json, value);
        }
    }

    /** Writes a text, number, truth value or nil of the language; anything else as its display text. */
    static void write(JsonWriter json, Value value) throws IOException {
        if (value == null || value.isNull()) {
            json.nullValue();
        } else if (value.isBoolean()) {
            json.value(value.asBoolean());
        } else if (value.fitsInLong()) {
            json.value(value.asLong());
        } else if (value.isString()) {
            json.value(value.asString());
        } else {
            json.value(value.toString());
        }
    }
}

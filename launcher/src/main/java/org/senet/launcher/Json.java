package org.senet.launcher;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;

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
}

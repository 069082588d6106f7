package org.senet.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A document in Markdown with a part that is written by a program, between two comments. */
public final class Document {
    private Document() {}

    /**
     * Replaces the part between {@code <!-- NAME:begin -->} and {@code <!-- NAME:end -->}.
     *
     * @throws IOException when the file cannot be read or written
     * @throws IllegalArgumentException when it has no such part
     */
    public static void replace(Path file, String name, String text) throws IOException {
        Files.writeString(file, replaced(Files.readString(file), name, text));
    }

    static String replaced(String document, String name, String text) {
        var begin = "<!-- " + name + ":begin -->\n";
        int from = document.indexOf(begin);
        int to = document.indexOf("<!-- " + name + ":end -->");
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("the document has no part `" + name + "`");
        }
        return document.substring(0, from + begin.length()) + "\n" + text.strip() + "\n\n" + document.substring(to);
    }
}

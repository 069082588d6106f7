package org.senet.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the words of the rules layer mean, for editors; read from a text when first asked for. Immutable. */
public final class Words {
    /**
     * A word.
     *
     * @param contexts where it stands: {@code top board piece game rule}
     * @param shape how it is written
     * @param text what it means, perhaps with an example in the last line
     */
    public record Word(String name, List<String> contexts, String shape, String text) {}

    private static final class Holder {
        private static final Map<String, Word> ALL = read();
    }

    private Words() {}

    /** All words by name, in the order in which they are explained. */
    public static Map<String, Word> all() {
        return Holder.ALL;
    }

    private static Map<String, Word> read() {
        var words = new LinkedHashMap<String, Word>();
        for (var entry : text().split("\n\n")) {
            var lines = entry.strip().split("\n", 2);
            var head = lines[0].split(" \\| ", 3);
            if (!lines[0].startsWith("#") && head.length == 3) {
                var meaning = lines.length > 1 ? lines[1] : "";
                words.put(head[0], new Word(head[0], List.of(head[1].split(" ")), head[2], meaning));
            }
        }
        return words;
    }

    private static String text() {
        try (var in = Words.class.getResourceAsStream("words.txt")) {
            if (in == null) {
                throw new IllegalStateException("words.txt is not on the path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

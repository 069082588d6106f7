package org.senet.tests;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The samples in the documentation: its fenced blocks. */
final class Samples {
    private static final Pattern FENCE = Pattern.compile("^```(.*)$");
    private static final Pattern FILE = Pattern.compile("^;; (?<name>\\S+\\.senet)\\b.*");

    private Samples() {}

    /**
     * A block.
     *
     * @param place the document and the line, to find it again
     * @param info what stands behind the fence: the language, perhaps with more words
     * @param output the text block directly below, or null
     * @param next the info of the block directly below, or null
     * @param files the scripts that the document has given a name so far, by that name
     */
    record Sample(
            String place,
            String info,
            String text,
            @Nullable String output,
            @Nullable String next,
            Map<String, String> files) {
        @Override
        public String toString() {
            return place;
        }
    }

    /** The samples of a kind, in all documents. */
    static List<Sample> all(String info) {
        return documents()
                .flatMap(d -> read(d).stream())
                .filter(s -> s.info.equals(info))
                .toList();
    }

    private static Stream<Path> documents() {
        var docs = Senet.root().resolve("docs");
        var names = Files.isDirectory(docs) ? Senet.names(docs, ".md") : List.<String>of();
        return Stream.concat(
                        Stream.of(Senet.root().resolve("README.md")),
                        names.stream().map(name -> docs.resolve(name + ".md")))
                .filter(Files::exists);
    }

    /** A block before it is known what follows. */
    private record Block(int line, int end, String info, String text) {}

    private static List<Sample> read(Path document) {
        var blocks = blocks(Senet.read(document).lines().toList());
        var files = new LinkedHashMap<String, String>();
        var samples = new ArrayList<Sample>();
        for (int i = 0; i < blocks.size(); i++) {
            var block = blocks.get(i);
            var file = FILE.matcher(block.text.lines().findFirst().orElse(""));
            if (block.info.startsWith(Senet.LANGUAGE) && file.matches()) {
                files.put(file.group("name"), block.text);
            }
            var next = i + 1 < blocks.size() && blocks.get(i + 1).line == block.end + 1 ? blocks.get(i + 1) : null;
            samples.add(new Sample(
                    Senet.root().relativize(document) + ":" + block.line,
                    block.info,
                    block.text,
                    next != null && next.info.equals("text") ? next.text : null,
                    next == null ? null : next.info,
                    Map.copyOf(files)));
        }
        return samples;
    }

    private static List<Block> blocks(List<String> lines) {
        var blocks = new ArrayList<Block>();
        int at = 0;
        while (at < lines.size()) {
            var fence = FENCE.matcher(lines.get(at));
            if (fence.matches()) {
                int end = at + 1;
                while (!lines.get(end).equals("```")) {
                    end++;
                }
                var text = String.join("\n", lines.subList(at + 1, end)) + "\n";
                blocks.add(new Block(at + 1, end + 1, fence.group(1), text));
                at = end;
            }
            at++;
        }
        return blocks;
    }
}

package org.senet.importers.fairy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.senet.importers.ForeignText;
import org.senet.importers.ImportException;
import org.senet.importers.Place;

/**
 * The sections of a file with variants. What stands before the first section is a comment, and so are lines that begin with
 * {@code #} or {@code ;}.
 */
record Ini(ForeignText source, Map<String, Section> sections) {

    /** A variant: {@code [name:parent]}, the comments in front of it, and its settings. Of equal keys the last one counts. */
    record Section(
            String name, @Nullable String parent, Place place, List<String> comments, Map<String, Entry> entries) {}

    /** A line {@code key = value}. */
    record Entry(String key, String value, Place keyPlace, Place place) {

        ImportException wrong(String message, String... hints) {
            return ImportException.at(place, message, hints);
        }
    }

    /** @throws ImportException when a line is neither a comment nor a section nor a setting, or a section occurs twice */
    static Ini parse(ForeignText source) {
        return new Parser(source).parse();
    }

    Optional<Section> section(String name) {
        return Optional.ofNullable(sections.get(name));
    }

    private static final class Parser {
        private final ForeignText source;
        private final Map<String, Section> sections = new LinkedHashMap<>();
        private final List<String> comments = new ArrayList<>();
        private @Nullable Section section;

        Parser(ForeignText source) {
            this.source = source;
        }

        Ini parse() {
            var text = source.text();
            int start = 0;
            while (start < text.length()) {
                int end = text.indexOf('\n', start);
                end = end < 0 ? text.length() : end;
                line(start, text.substring(start, end).stripTrailing());
                start = end + 1;
            }
            return new Ini(source, sections);
        }

        private void line(int start, String line) {
            if (line.startsWith("#") || line.startsWith(";")) {
                comments.add(line.substring(1).strip());
            } else if (line.isBlank()) {
                comments.clear();
            } else if (line.startsWith("[")) {
                header(start, line);
            } else if (section != null) {
                setting(section, start, line);
            }
        }

        private void header(int start, String line) {
            int end = line.indexOf(']');
            if (end < 0) {
                throw ImportException.at(
                        source.place(start, line.length()), "the name of the variant does not end: expected `]`");
            }
            var parts = line.substring(1, end).split(":", 2);
            var place = source.place(start, end + 1);
            var name = parts[0].strip();
            if (name.isEmpty()) {
                throw ImportException.at(place, "a variant needs a name");
            }
            section = new Section(
                    name,
                    parts.length > 1 ? parts[1].strip() : null,
                    place,
                    List.copyOf(comments),
                    new LinkedHashMap<>());
            comments.clear();
            if (sections.put(name, section) != null) {
                throw ImportException.at(place, "there are two variants `" + name + "`");
            }
        }

        private void setting(Section section, int start, String line) {
            int equals = line.indexOf('=');
            if (equals <= 0) {
                throw ImportException.at(
                        source.place(start, line.length()),
                        "expected a setting, such as `maxRank = 8`, or a comment that begins with `#`");
            }
            var key = line.substring(0, equals).strip();
            var value = line.substring(equals + 1).strip();
            int from = value.isEmpty() ? start + equals : start + line.indexOf(value, equals + 1);
            section.entries()
                    .put(
                            key,
                            new Entry(
                                    key,
                                    value,
                                    source.place(start + line.indexOf(key), key.length()),
                                    source.place(from, Math.max(1, value.length()))));
            comments.clear();
        }
    }
}

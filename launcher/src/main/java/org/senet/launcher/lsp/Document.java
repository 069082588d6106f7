package org.senet.launcher.lsp;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.jspecify.annotations.Nullable;

/**
 * A version of a text. Places in it are offsets, counted in UTF-16 units as the protocol's columns are. Immutable.
 */
final class Document {
    private final String uri;
    private final int version;
    private final String text;
    private final int[] lines;

    Document(String uri, int version, String text) {
        this.uri = uri;
        this.version = version;
        this.text = text;
        this.lines = lineStarts(text);
    }

    private static int[] lineStarts(String text) {
        var starts = new ArrayList<Integer>();
        starts.add(0);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean pair = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
            if (c == '\n' || c == '\r' && !pair) {
                starts.add(i + 1);
            }
        }
        return starts.stream().mapToInt(Integer::intValue).toArray();
    }

    String uri() {
        return uri;
    }

    int version() {
        return version;
    }

    String text() {
        return text;
    }

    /** The file, or null for a text that has not been saved. */
    @Nullable
    Path path() {
        return path(uri);
    }

    /** The file of an address, or null. */
    static @Nullable Path path(String uri) {
        try {
            return uri.startsWith("file:") ? Path.of(URI.create(uri)).normalize() : null;
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return null;
        }
    }

    /** What stands for the text in an index: the path of its file, or else its address. */
    String name() {
        var path = path();
        return path == null ? uri : path.toString();
    }

    /** The offset of a position; one behind the end of its line means the end. */
    int offset(Position position) {
        int line = position.getLine();
        if (line < 0) {
            return 0;
        }
        if (line >= lines.length) {
            return text.length();
        }
        return Math.min(lines[line] + Math.max(0, position.getCharacter()), lineEnd(line));
    }

    private int lineEnd(int line) {
        int end = line + 1 < lines.length ? lines[line + 1] : text.length();
        while (end > lines[line] && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
            end--;
        }
        return end;
    }

    /** The position of an offset. */
    Position position(int offset) {
        int at = Math.clamp(offset, 0, text.length());
        int line = line(at);
        return new Position(line, at - lines[line]);
    }

    /** The number of the line, from 0, in which an offset lies. */
    int line(int offset) {
        int found = java.util.Arrays.binarySearch(lines, offset);
        return found >= 0 ? found : -found - 2;
    }

    Range range(int start, int end) {
        return new Range(position(start), position(Math.max(start, end)));
    }

    /** The next version. */
    Document changed(int newVersion, List<TextDocumentContentChangeEvent> changes) {
        var document = this;
        for (var change : changes) {
            var range = change.getRange();
            if (range == null) {
                document = new Document(uri, newVersion, change.getText());
            } else {
                int start = document.offset(range.getStart());
                int end = Math.max(start, document.offset(range.getEnd()));
                var next = document.text.substring(0, start) + change.getText() + document.text.substring(end);
                document = new Document(uri, newVersion, next);
            }
        }
        return document;
    }
}

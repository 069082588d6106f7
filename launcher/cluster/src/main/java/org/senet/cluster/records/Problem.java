package org.senet.cluster.records;

import java.util.regex.Pattern;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;

/**
 * What is wrong with a game of a record.
 *
 * @param message in words, which follow those that name the game; hints stand in lines of their own
 * @param line in the file, from 1; 0 when there is no place to tell
 * @param column from 1
 * @param text of that line
 * @param length of the stretch in that line
 */
public record Problem(String message, int line, int column, String text, int length) {
    /** A word in which letters beyond ASCII follow each other that are what Latin-1 makes of the bytes of other encodings. */
    private static final Pattern GARBLED = Pattern.compile("\\S*?[\\u0080-\\u00ff]{2}");

    /** What is wrong at a place, with a hint where its text seems to be in another encoding than the one it was read in. */
    private static Problem placed(String message, int line, int column, String text, int length) {
        boolean garbled = GARBLED.matcher(text)
                .region(Math.min(column - 1, text.length()), text.length())
                .lookingAt();
        var hint = garbled ? "\nhint: this may be another encoding: `--encoding` says which" : "";
        return new Problem(message + hint, line, column, text, length);
    }

    /** @param place a map with a line of the part and perhaps a column, both from 1; without a line there is no place to tell */
    static Problem at(String message, RecordLibrary library, Value place, int length, RecordPart part) {
        var line = library.get(place, "line");
        if (line.isNull()) {
            return new Problem(message, 0, 0, "", 0);
        }
        var column = library.get(place, "column");
        var text = part.text().lines().skip(line.asInt() - 1L).findFirst();
        return placed(
                message,
                part.firstLine() + line.asInt() - 1,
                column.isNull() ? 1 : column.asInt(),
                text.orElse(""),
                length);
    }

    /** What is wrong with a part that is not understood; its place is told where the error lies in the part's own text. */
    static Problem at(PolyglotException e, RecordPart part) {
        var message = ": " + e.getMessage();
        var place = e.getSourceLocation();
        if (place == null || !place.getSource().getCharacters().toString().equals(part.text())) {
            return new Problem(message, 0, 0, "", 0);
        }
        return placed(
                message,
                part.firstLine() + place.getStartLine() - 1,
                place.getStartColumn(),
                place.getSource().getCharacters(place.getStartLine()).toString(),
                1);
    }
}

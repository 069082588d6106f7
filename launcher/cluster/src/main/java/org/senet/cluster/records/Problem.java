package org.senet.cluster.records;

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
    /** @param place a map with a line of the part and perhaps a column, both from 1; without a line there is no place to tell */
    static Problem at(String message, RecordLibrary library, Value place, int length, RecordPart part) {
        var line = library.get(place, "line");
        if (line.isNull()) {
            return new Problem(message, 0, 0, "", 0);
        }
        var column = library.get(place, "column");
        var text = part.text().lines().skip(line.asInt() - 1L).findFirst();
        return new Problem(
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
        return new Problem(
                message,
                part.firstLine() + place.getStartLine() - 1,
                place.getStartColumn(),
                place.getSource().getCharacters(place.getStartLine()).toString(),
                1);
    }
}

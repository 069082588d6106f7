package org.senet.records;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A move of a record with what is said about it. Immutable.
 *
 * @param move the move as it is written, or null for a remark that no move belongs to
 * @param before what is said before the move; empty when nothing is
 * @param comment what is said after the move; empty when nothing is
 * @param nags the Numeric Annotation Glyphs of Portable Game Notation, such as 1 for a good move
 * @param variations other ways to go on instead of this move
 * @param properties what the Smart Game Format says besides, by the names of the properties
 * @param line the line of the text in which the move stands, from 1; 0 when it came from no text
 * @param column its first character in that line, from 1
 */
public record Turn(
        @Nullable String move,
        String before,
        String comment,
        List<Integer> nags,
        List<List<Turn>> variations,
        Map<String, List<String>> properties,
        int line,
        int column) {

    /** A move with its remarks. */
    public Turn {
        nags = List.copyOf(nags);
        variations = List.copyOf(variations);
        properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
    }
}

package org.senet.index;

import com.oracle.truffle.api.source.Source;
import org.senet.data.SourceSpan;

/**
 * A stretch of a text.
 *
 * @param file the path of the text, or its name if it is no file
 * @param start the index of the first character
 * @param end the index after the last one
 */
public record Place(String file, int start, int end) {
    /** The place of a span. */
    public static Place of(SourceSpan span) {
        return new Place(fileOf(span.source()), span.start(), span.end());
    }

    /** What stands for a text: its path if it has one, else its name. */
    public static String fileOf(Source source) {
        var path = source.getPath();
        return path == null ? source.getName() : path;
    }
}

package org.senet.importers.zillions;

import java.util.ArrayList;
import java.util.List;
import org.senet.importers.ForeignText;
import org.senet.importers.Place;

/** Finds the comments of a rules file that stay with what they stand before. */
final class Comments {
    private Comments() {}

    /** The comment lines at the beginning of a text. */
    static List<String> ofFile(ForeignText source) {
        var found = new ArrayList<String>();
        for (var line : source.text().lines().toList()) {
            if (isComment(line)) {
                found.add(said(line));
            } else if (!line.isBlank()) {
                return found;
            }
        }
        return found;
    }

    /** The comment lines that stand directly before the line of a place, if they are not those at the beginning of the text. */
    static List<String> before(Place place) {
        var text = place.source().text();
        var found = new ArrayList<String>();
        int end = text.lastIndexOf('\n', place.start() - 1);
        while (end > 0) {
            int start = text.lastIndexOf('\n', end - 1) + 1;
            var line = text.substring(start, end);
            if (!isComment(line)) {
                break;
            }
            found.addFirst(said(line));
            end = start - 1;
        }
        boolean ofFile =
                text.substring(0, Math.max(end, 0)).lines().allMatch(line -> line.isBlank() || isComment(line));
        return ofFile ? List.of() : found;
    }

    /** The comment lines before the definition of the macro in which a place lies. */
    static List<String> beforeMacro(Place place) {
        int definition = place.source().text().lastIndexOf("(define", place.start());
        return definition < 0 ? List.of() : before(place.source().place(definition, 1));
    }

    private static boolean isComment(String line) {
        return line.stripLeading().startsWith(";");
    }

    private static String said(String line) {
        return line.strip().replaceFirst("^;+\\s*", "");
    }
}

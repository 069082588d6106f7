package org.senet.launcher.display;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.launcher.display.ErrorReport.Place;

/**
 * Something that lint has found in a script, ready to be shown.
 *
 * @param endLine the line of the last character, from 1
 * @param endColumn the column of the last character, from 1, in UTF-16 units
 * @param severity {@code error} or {@code warning}
 * @param rule the name of the rule
 * @param hint what to do about it, or null
 */
public record Finding(
        Place place,
        int endLine,
        int endColumn,
        String severity,
        String rule,
        String message,
        @Nullable String hint) {

    /** Whether the script cannot work as it is. */
    public boolean isError() {
        return severity.equals("error");
    }

    /** The lines that show the finding, like those of an error, and name the rule. */
    public List<String> lines(Style style) {
        var lines = new ArrayList<String>();
        var word = isError() ? style.red(severity + ":") : style.yellow(severity + ":");
        lines.add(style.bold(place + ": ") + word + " " + style.bold(message) + " [" + rule + "]");
        lines.addAll(place.excerpt(isError() ? style::red : style::yellow));
        if (hint != null) {
            hint.lines().forEach(line -> lines.add("  " + style.cyan("hint:") + " " + line));
        }
        return lines;
    }
}

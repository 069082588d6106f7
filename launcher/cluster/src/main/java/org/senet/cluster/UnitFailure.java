package org.senet.cluster;

import org.graalvm.polyglot.PolyglotException;
import org.jspecify.annotations.Nullable;
import org.senet.cluster.observation.GameFailure;

/**
 * Why a unit cannot be done, as it travels: to do it again would be of no use.
 *
 * @param message what is wrong, as the language says it, with hints in lines of their own
 * @param file where it is in a script, or null
 * @param line from 1, or 0
 * @param column from 1, or 0
 * @param text of that line, or null
 * @param length of the stretch in that line
 */
public record UnitFailure(
        String message,
        @Nullable String file,
        int line,
        int column,
        @Nullable String text,
        int length) {
    /** A failure that is in no script. */
    public static UnitFailure of(String message) {
        return new UnitFailure(message, null, 0, 0, null, 0);
    }

    /** An error of a script in a game, as long as its context is open. */
    public static UnitFailure of(GameFailure e) {
        var failure = of(e.failure());
        return new UnitFailure(
                failure.message + "\n" + e.when(),
                failure.file,
                failure.line,
                failure.column,
                failure.text,
                failure.length);
    }

    /** An error of a script, as long as its context is open. */
    public static UnitFailure of(PolyglotException e) {
        var place = e.getSourceLocation();
        if (e.isInternalError()) {
            return of("Senet itself failed, please report this: " + e.getMessage());
        }
        if (place == null || !place.isAvailable() || !place.hasLines()) {
            return of(String.valueOf(e.getMessage()));
        }
        var source = place.getSource();
        var text = source.getCharacters(place.getStartLine()).toString();
        boolean inLine = place.getStartLine() == place.getEndLine();
        return new UnitFailure(
                String.valueOf(e.getMessage()),
                source.getPath() == null ? source.getName() : source.getPath(),
                place.getStartLine(),
                place.getStartColumn(),
                text,
                inLine ? place.getCharLength() : text.length() - place.getStartColumn() + 1);
    }

    /** As a line of JSON. */
    public String write() {
        return Wire.write(this);
    }

    /** Reads what {@link #write} has written. */
    public static UnitFailure read(String text) {
        return Wire.read(text, UnitFailure.class);
    }
}

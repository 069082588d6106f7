package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.UUID;
import java.util.regex.Pattern;

/** Universally unique identifiers as text. */
public final class Uuids {
    private static final Pattern FORM =
            Pattern.compile("\\p{XDigit}{8}-\\p{XDigit}{4}-\\p{XDigit}{4}-\\p{XDigit}{4}-\\p{XDigit}{12}");

    private Uuids() {}

    /**
     * The identifier that a text stands for.
     *
     * @param text 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12
     * @return the identifier
     * @throws IllegalArgumentException for any other text
     */
    @TruffleBoundary
    public static UUID parse(String text) {
        if (!FORM.matcher(text).matches()) {
            throw new IllegalArgumentException("the text is no UUID: " + Printer.display(text, 60));
        }
        return UUID.fromString(text);
    }
}

package org.senet.importers;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A foreign text that is wrong, or that says something which cannot be said in Senet. */
public final class ImportException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient @Nullable Place place;
    private final transient List<String> hints;

    private ImportException(@Nullable Place place, String message, List<String> hints) {
        super(message);
        this.place = place;
        this.hints = List.copyOf(hints);
    }

    /**
     * An error at a place.
     *
     * @param message what is wrong, without a full stop; names of the text stand in backquotes
     * @param hints what may help, each one line
     */
    public static ImportException at(Place place, String message, String... hints) {
        return new ImportException(place, message, List.of(hints));
    }

    /** An error that belongs to no place, such as a variant that the text does not have. */
    public static ImportException of(String message, String... hints) {
        return new ImportException(null, message, List.of(hints));
    }

    /** Where it is; null when it is about the text as a whole. */
    public @Nullable Place place() {
        return place;
    }

    /** What may help. */
    public List<String> hints() {
        return hints;
    }

    /** What is wrong, and the hints, in the form in which errors of scripts come: a line each. */
    public String text() {
        var text = new StringBuilder(String.valueOf(getMessage()));
        hints.forEach(hint -> text.append("\nhint: ").append(hint));
        return text.toString();
    }
}

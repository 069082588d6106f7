package org.senet.data;

/** Thrown when the elements are asked of a value that has none. */
public final class NotASequence extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;
    private static final int MAX_TEXT = 60;

    private final transient Object value;

    /**
     * The report of a value that has no elements.
     *
     * @param value the value
     */
    public NotASequence(Object value) {
        super("expected a collection, found " + Printer.display(value, MAX_TEXT));
        this.value = value;
    }

    /** The value that has no elements. */
    public Object value() {
        return value;
    }
}

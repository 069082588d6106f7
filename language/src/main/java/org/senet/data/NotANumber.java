package org.senet.data;

/** Thrown when arithmetic is asked of a value that is not a number. */
public final class NotANumber extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;
    private static final int MAX_TEXT = 60;

    private final transient Object value;

    /**
     * The report of a value that is not a number.
     *
     * @param value the value
     */
    public NotANumber(Object value) {
        super("expected a number, found " + Printer.display(value, MAX_TEXT));
        this.value = value;
    }

    /** The value that is not a number. */
    public Object value() {
        return value;
    }
}

package org.senet.data;

/** A value that knows how it is printed. */
public interface Printable {

    /**
     * Writes this value. Elements are to be written with {@link Printer#append}, which keeps to the bounds of the whole
     * output.
     *
     * @param out receives the text
     * @param readably whether the text should be such that the reader understands it ({@code pr}), rather than such
     *     that people like it ({@code print})
     */
    void print(StringBuilder out, boolean readably);
}

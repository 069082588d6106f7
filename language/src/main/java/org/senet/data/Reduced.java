package org.senet.data;

/** What a reducing function returns to end a reduction early. Immutable. */
public final class Reduced extends ValueObject implements Printable {
    private final Object value;

    /** @param value the result of the reduction */
    public Reduced(Object value) {
        this.value = value;
    }

    /** The result of the reduction. */
    public Object value() {
        return value;
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<reduced ");
        Printer.append(out, value, readably);
        out.append('>');
    }

    @Override
    public String toString() {
        return Printer.print(this, true);
    }
}

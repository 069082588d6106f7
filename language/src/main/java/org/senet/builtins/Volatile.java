package org.senet.builtins;

import org.senet.data.Printable;
import org.senet.data.Printer;
import org.senet.data.ValueObject;

/** A place whose value one thread changes at a time, and all threads see. */
final class Volatile extends ValueObject implements Printable {
    private volatile Object value;

    Volatile(Object value) {
        this.value = value;
    }

    Object get() {
        return value;
    }

    void set(Object newValue) {
        value = newValue;
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<volatile ");
        Printer.append(out, value, readably);
        out.append('>');
    }

    @Override
    public String toString() {
        return Printer.print(this, true);
    }
}

package org.senet.data;

import com.oracle.truffle.api.interop.TruffleObject;

/**
 * What a reducing function returns to end a reduction early.
 *
 * @param value the result of the reduction
 */
public record Reduced(Object value) implements TruffleObject, Printable {
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

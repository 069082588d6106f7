package org.senet.builtins;

import java.util.function.Supplier;
import org.senet.data.LazySeq;
import org.senet.data.PersistentList;
import org.senet.data.Printable;
import org.senet.data.Printer;
import org.senet.data.ValueObject;

/** A value that is computed when it is first asked for, and only once, whichever thread asks first. */
final class Delay extends ValueObject implements Printable {
    private final LazySeq value;

    /** @param computation computes the value */
    Delay(Supplier<Object> computation) {
        value = new LazySeq(() -> PersistentList.of(computation.get()));
    }

    Object force() {
        return value.first();
    }

    boolean isRealized() {
        return value.isRealized();
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<delay");
        if (isRealized()) {
            out.append(' ');
            Printer.append(out, force(), readably);
        }
        out.append('>');
    }

    @Override
    public String toString() {
        return Printer.print(this, true);
    }
}

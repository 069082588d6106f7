package org.senet.builtins;

import com.oracle.truffle.api.interop.TruffleObject;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.senet.data.Printable;
import org.senet.data.Printer;

/** A place whose value a program may change; the change is not undone on backtracking. Thread-safe. */
public final class Atom implements TruffleObject, Printable {
    private final AtomicReference<Object> value;

    /** An atom that holds a value. */
    public Atom(Object value) {
        this.value = new AtomicReference<>(value);
    }

    /** The present value. */
    public Object get() {
        return Objects.requireNonNull(value.get());
    }

    /** Changes the value, and returns the one before. */
    public Object getAndSet(Object newValue) {
        return Objects.requireNonNull(value.getAndSet(newValue));
    }

    /** Changes the value if it is still the expected one; numbers and characters are the same when they are equal. */
    public boolean compareAndSet(Object expected, Object newValue) {
        var present = get();
        while (References.same(present, expected)) {
            if (value.compareAndSet(present, newValue)) {
                return true;
            }
            present = get();
        }
        return false;
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        out.append("#<atom ");
        Printer.append(out, get(), readably);
        out.append('>');
    }

    /** The atom as it is printed. */
    @Override
    public String toString() {
        return Printer.print(this, true);
    }
}

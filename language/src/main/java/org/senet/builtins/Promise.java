package org.senet.builtins;

import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.senet.data.Applicable;
import org.senet.data.Nil;
import org.senet.data.Printable;
import org.senet.data.Printer;
import org.senet.data.ValueObject;

/** A value that is given once, or an error in its place. Thread-safe. */
final class Promise extends ValueObject implements Applicable, Awaitable, Printable {
    private final CountDownLatch given = new CountDownLatch(1);
    private final AtomicReference<@Nullable Outcome> outcome = new AtomicReference<>();

    private record Outcome(@Nullable Object value, @Nullable AbstractTruffleException error) {}

    /** Gives the value; returns whether there was none yet. */
    boolean deliver(Object value) {
        return settle(new Outcome(value, null));
    }

    @Override
    public int arity() {
        return 1;
    }

    /** Gives the value, as {@code deliver} does: the promise itself, or nil when it has a value already. */
    @Override
    public Object apply(Object... arguments) {
        return deliver(arguments[0]) ? this : Nil.NIL;
    }

    /** Gives an error instead of the value; returns whether there was neither yet. */
    boolean fail(AbstractTruffleException error) {
        return settle(new Outcome(null, error));
    }

    private boolean settle(Outcome result) {
        boolean first = outcome.compareAndSet(null, result);
        given.countDown();
        return first;
    }

    @Override
    public Object await() {
        TruffleSafepoint.setBlockedThreadInterruptible(null, CountDownLatch::await, given);
        return result();
    }

    @Override
    public Object await(long milliseconds, Object otherwise) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
        TruffleSafepoint.setBlockedThreadInterruptible(
                null, latch -> latch.await(end - System.nanoTime(), TimeUnit.NANOSECONDS), given);
        return isRealized() ? result() : otherwise;
    }

    private Object result() {
        var result = outcome.get();
        if (result == null) {
            throw new IllegalStateException("the value is not there yet");
        }
        if (result.error() != null) {
            throw result.error();
        }
        return Arguments.orNil(result.value());
    }

    @Override
    public boolean isRealized() {
        return outcome.get() != null;
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        print(out, "promise", readably);
    }

    void print(StringBuilder out, String kind, boolean readably) {
        out.append("#<").append(kind);
        var result = outcome.get();
        if (result != null) {
            out.append(' ');
            if (result.error() == null) {
                Printer.append(out, result.value(), readably);
            } else {
                out.append("failed");
            }
        }
        out.append('>');
    }

    @Override
    public String toString() {
        return Printer.print(this, true);
    }
}

package org.senet.builtins;

import com.oracle.truffle.api.exception.AbstractTruffleException;
import java.util.function.Supplier;
import org.senet.data.Printable;
import org.senet.data.Printer;
import org.senet.data.ValueObject;
import org.senet.errors.DeepRecursion;
import org.senet.errors.ErrorKind;
import org.senet.errors.ErrorSelector;
import org.senet.errors.SenetException;
import org.senet.runtime.SenetContext;

/** A value that is computed in a thread of its own. Thread-safe. */
final class Future extends ValueObject implements Awaitable, Printable {
    private final Promise promise = new Promise();
    private final SenetContext context;
    private final Thread thread;
    private volatile boolean cancelled;

    /**
     * Begins to compute.
     *
     * @throws UnsupportedOperationException when the embedder does not allow threads
     */
    Future(SenetContext context, Supplier<Object> computation) {
        this.context = context;
        thread = context.workers().start(context, () -> compute(promise, computation));
    }

    private static void compute(Promise promise, Supplier<Object> computation) {
        if (promise.isRealized()) {
            return;
        }
        try {
            promise.deliver(computation.get());
        } catch (StackOverflowError e) {
            promise.fail(DeepRecursion.error(e, null));
        } catch (AbstractTruffleException e) {
            promise.fail(ErrorSelector.isCatchable(e) ? e : cancellation());
            if (!ErrorSelector.isCatchable(e)) {
                throw e;
            }
        }
    }

    /** Ends the computation if it is under way; returns whether it was. */
    boolean cancel() {
        if (!promise.fail(cancellation())) {
            return false;
        }
        cancelled = true;
        context.workers().interrupt(thread);
        return true;
    }

    private static SenetException cancellation() {
        return SenetException.of(ErrorKind.CANCELLED, null, "the future was cancelled before it had a value", null);
    }

    boolean isCancelled() {
        return cancelled;
    }

    @Override
    public Object await() {
        return promise.await();
    }

    @Override
    public Object await(long milliseconds, Object otherwise) {
        return promise.await(milliseconds, otherwise);
    }

    @Override
    public boolean isRealized() {
        return promise.isRealized();
    }

    @Override
    public void print(StringBuilder out, boolean readably) {
        promise.print(out, "future", readably);
    }

    @Override
    public String toString() {
        return Printer.print(this, true);
    }
}

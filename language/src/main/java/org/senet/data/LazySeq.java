package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A sequence that is computed when it is first looked at, and only once, whichever thread asks first. When the
 * computation gives another lazy sequence, and that another, they are realised in a loop, so that a long chain (a
 * {@code filter} that lets nothing through) needs no deep stack. A computation that fails is repeated at the next look.
 */
public final class LazySeq extends AbstractSeq implements HasMeta {

    /** A computation that gives a collection. */
    @FunctionalInterface
    public interface Thunk {

        /**
         * Computes.
         *
         * @return a collection, a sequence, {@link Nil#NIL} or Java {@code null}; see {@link Seqs#seq(Object)}
         */
        @Nullable
        Object force();
    }

    /** A {@link Thunk} to be forced, a {@link Claim} while it is, afterwards what it gave. */
    private final AtomicReference<Object> state;

    private final PersistentMap meta;

    /**
     * A sequence to be computed later.
     *
     * @param thunk computes the sequence; it is let go of afterwards
     */
    public LazySeq(Thunk thunk) {
        this(new AtomicReference<>(Objects.requireNonNull(thunk)), PersistentMap.EMPTY);
    }

    private LazySeq(AtomicReference<Object> state, PersistentMap meta) {
        this.state = state;
        this.meta = meta;
    }

    /** Whether looking at the first element needs no computation any more. */
    public boolean isRealized() {
        Object now = state.get();
        return !(now instanceof Thunk) && !(now instanceof Claim);
    }

    /**
     * The sequence, computed if need be.
     *
     * @return the sequence that this one stands for, not itself lazy; Java {@code null} when it is empty
     * @throws IllegalStateException when the computation asks for its own result
     */
    @TruffleBoundary
    public @Nullable Seq realize() {
        Object value = step();
        if (value instanceof Seq seq && !(seq instanceof LazySeq)) {
            return Seqs.seq(seq);
        }
        while (value instanceof LazySeq inner) {
            TruffleSafepoint.poll(null);
            value = inner.step();
        }
        Seq result = Seqs.seq(value);
        state.set(result == null ? PersistentList.EMPTY : result);
        return result;
    }

    /** What the computation gave; computes it if nobody has yet. */
    private @Nullable Object step() {
        while (true) {
            Object now = state.get();
            if (now instanceof Thunk thunk) {
                var claim = new Claim();
                if (state.compareAndSet(thunk, claim)) {
                    return force(thunk, claim);
                }
            } else if (now instanceof Claim claim) {
                claim.await();
            } else {
                return now;
            }
        }
    }

    private @Nullable Object force(Thunk thunk, Claim claim) {
        Object next = thunk;
        try {
            next = thunk.force();
            return next;
        } finally {
            state.set(next);
            claim.release();
        }
    }

    @Override
    public Object first() {
        Seq seq = realize();
        return seq == null ? Nil.NIL : seq.first();
    }

    @Override
    public @Nullable Seq next() {
        Seq seq = realize();
        return seq == null ? null : seq.next();
    }

    @Override
    public PersistentMap meta() {
        return meta;
    }

    @Override
    public LazySeq withMeta(PersistentMap newMeta) {
        return new LazySeq(state, newMeta);
    }

    /** Held by the thread that computes; the others wait for it, while still answering the engine's safepoints. */
    private static final class Claim {

        private final Thread owner = Thread.currentThread();
        private boolean released;

        void await() {
            if (owner == Thread.currentThread()) {
                throw new IllegalStateException("a lazy sequence asks for its own elements while it is computed");
            }
            TruffleSafepoint.setBlockedThreadInterruptible(null, Claim::block, this);
        }

        private synchronized void block() throws InterruptedException {
            while (!released) {
                wait();
            }
        }

        synchronized void release() {
            released = true;
            notifyAll();
        }
    }
}

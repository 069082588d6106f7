package org.senet.data;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import org.jspecify.annotations.Nullable;

/**
 * A sequence that is computed when it is first looked at, and only once, whichever thread asks first. When the
 * computation gives another lazy sequence, and that another, they are realised in a loop, so that a long chain (a
 * {@code filter} that lets nothing through) needs no deep stack. A computation that fails is repeated at the next look.
 */
public final class LazySeq extends SequentialValue implements Seq, HasMeta {

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

    private static final AtomicReferenceFieldUpdater<LazySeq, Object> STATE =
            AtomicReferenceFieldUpdater.newUpdater(LazySeq.class, Object.class, "state");

    /** A {@link Thunk} to be forced, a {@link Claim} while it is, afterwards what it gave. */
    private volatile @Nullable Object state;

    private final PersistentMap meta;

    /**
     * A sequence to be computed later.
     *
     * @param thunk computes the sequence; it is let go of afterwards
     */
    public LazySeq(Thunk thunk) {
        this(Objects.requireNonNull(thunk), PersistentMap.EMPTY);
    }

    private LazySeq(@Nullable Object state, PersistentMap meta) {
        this.state = state;
        this.meta = meta;
    }

    /** Whether looking at the first element needs no computation any more. */
    public boolean isRealized() {
        Object now = state;
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
        state = result == null ? PersistentList.EMPTY : result;
        return result;
    }

    /** What the computation gave; computes it if nobody has yet. */
    private @Nullable Object step() {
        while (true) {
            Object now = state;
            if (now instanceof Thunk thunk) {
                var claim = new Claim();
                if (STATE.compareAndSet(this, thunk, claim)) {
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
            state = next;
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
        Object now = state;
        boolean computed = !(now instanceof Thunk) && !(now instanceof Claim);
        return new LazySeq(computed ? now : (Thunk) () -> this, newMeta);
    }

    /** Held by the thread that computes; the others wait for it, while still answering the engine's safepoints. */
    private static final class Claim {

        private final Thread owner = Thread.currentThread();
        private volatile boolean awaited;
        private volatile boolean released;

        void await() {
            if (owner == Thread.currentThread()) {
                throw new IllegalStateException("a lazy sequence asks for its own elements while it is computed");
            }
            awaited = true;
            TruffleSafepoint.setBlockedThreadInterruptible(null, Claim::block, this);
        }

        private synchronized void block() throws InterruptedException {
            while (!released) {
                wait();
            }
        }

        /** Lets the others go on; most sequences are computed without anybody waiting. */
        void release() {
            released = true;
            if (awaited) {
                wakeAll();
            }
        }

        private synchronized void wakeAll() {
            notifyAll();
        }
    }
}

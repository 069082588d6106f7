package org.senet.data;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * A sequence: elements one after another, possibly computed on demand and possibly without end.
 *
 * <p>Only a {@link PersistentList} and a {@link LazySeq} may be empty; {@link Seqs#seq(Object)} turns an empty sequence
 * into Java {@code null}, as {@link #next()} does.
 */
public interface Seq extends Sequential {

    /**
     * The first element.
     *
     * @return the first element, or {@link Nil#NIL} when the sequence is empty
     */
    Object first();

    /**
     * The elements after the first.
     *
     * @return a sequence of at least one element, or Java {@code null} when there are no more
     */
    @Nullable
    Seq next();

    /**
     * The elements in order. The iterator gives other threads and the debugger a chance to interrupt a walk along a
     * sequence without end.
     */
    @Override
    default Iterator<Object> iterator() {
        return new SeqIterator(this);
    }
}

package org.senet.data;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Whole numbers in even steps; takes the same memory whatever its length. Never empty. */
public final class Range extends ArrayValue implements Seq {

    private final long start;
    private final long step;
    private final long length;

    private Range(long start, long step, long length) {
        this.start = start;
        this.step = step;
        this.length = length;
    }

    /**
     * The numbers from a start up to, not including, an end.
     *
     * @param start the first number
     * @param end where to stop
     * @param step the difference of neighbours; negative to count down; with 0 the start is repeated for ever
     * @return a {@code Range}; the empty list when there are no such numbers; a lazy sequence when the step is 0
     */
    public static Seq of(long start, long end, long step) {
        if (step == 0) {
            return start == end ? PersistentList.EMPTY : repeat(start);
        }
        if (step > 0 ? start >= end : start <= end) {
            return PersistentList.EMPTY;
        }
        // The difference may need 64 bits without a sign; a longer range than can be walked is as good as endless.
        long steps =
                step > 0 ? Long.divideUnsigned(end - start - 1, step) : Long.divideUnsigned(start - end - 1, -step);
        return new Range(start, step, steps < 0 || steps == Long.MAX_VALUE ? Long.MAX_VALUE : steps + 1);
    }

    private static Seq repeat(long number) {
        return new Cons(number, new LazySeq(() -> repeat(number)));
    }

    /** How many numbers there are, at least 1. */
    public long length() {
        return length;
    }

    /**
     * A number of the range.
     *
     * @param index its index, from 0
     * @return the number
     * @throws IndexOutOfBoundsException when the range has no such number
     */
    public long get(long index) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException("index " + index + " is outside a range of " + Seqs.elements(length));
        }
        return start + index * step;
    }

    @Override
    public Object first() {
        return start;
    }

    @Override
    public @Nullable Range next() {
        return length == 1 ? null : new Range(start + step, step, length - 1);
    }

    @Override
    public Iterator<Object> iterator() {
        return new Numbers();
    }

    @Override
    long arraySize() {
        return length;
    }

    @Override
    Object arrayElement(long index) {
        return get(index);
    }

    private final class Numbers implements Iterator<Object> {

        private long index;

        @Override
        public boolean hasNext() {
            TruffleSafepoint.poll(null);
            return index < length;
        }

        @Override
        public Object next() {
            if (index >= length) {
                throw new NoSuchElementException();
            }
            return start + index++ * step;
        }
    }
}

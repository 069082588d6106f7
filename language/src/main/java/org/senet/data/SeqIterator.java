package org.senet.data;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Walks along a sequence, realising no more of it than was asked for, and polls a safepoint at every step. */
final class SeqIterator implements Iterator<Object> {

    private @Nullable Seq rest;
    private boolean consumed;

    SeqIterator(Seq seq) {
        this.rest = Seqs.seq(seq);
    }

    private @Nullable Seq current() {
        if (consumed && rest != null) {
            TruffleSafepoint.poll(null);
            rest = rest.next();
            consumed = false;
        }
        return rest;
    }

    @Override
    public boolean hasNext() {
        return current() != null;
    }

    @Override
    public Object next() {
        Seq current = current();
        if (current == null) {
            throw new NoSuchElementException();
        }
        consumed = true;
        return current.first();
    }
}

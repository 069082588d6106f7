package org.senet.builtins;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.senet.data.NotASequence;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Seq;
import org.senet.data.Seqs;

/** The elements of anything that has some, for Java's loops. */
final class Elements {
    private Elements() {}

    /** The elements of a collection, nil, a string or an array; walking along them can be interrupted. */
    static Iterable<Object> of(Object collection) {
        return switch (collection) {
            case PersistentVector vector -> vector;
            case PersistentMap map -> () -> new Interruptible(map.iterator());
            case PersistentSet set -> () -> new Interruptible(set.iterator());
            case null, default -> {
                Seq seq = Seqs.seq(collection);
                yield seq == null ? PersistentList.EMPTY : seq;
            }
        };
    }

    /** A walk that can be interrupted. */
    private record Interruptible(Iterator<?> elements) implements Iterator<Object> {
        @Override
        public boolean hasNext() {
            return elements.hasNext();
        }

        @Override
        public Object next() {
            TruffleSafepoint.poll(null);
            return elements.next();
        }
    }

    /**
     * A collection that will be looked at later.
     *
     * @throws NotASequence now, when the value has no elements
     */
    static Object checked(Object collection) {
        if (!Seqs.isSeqable(collection)) {
            throw new NotASequence(collection);
        }
        return collection;
    }

    /** The elements in a new list. */
    static List<Object> list(Object collection) {
        var list = new ArrayList<Object>();
        of(collection).forEach(list::add);
        return list;
    }
}

package org.senet.builtins;

import java.util.ArrayList;
import java.util.List;
import org.senet.data.NotASequence;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Seq;
import org.senet.data.Seqs;

/** The elements of anything that has some, for Java's loops. */
final class Elements {
    private Elements() {}

    /** The elements of a collection, nil, a string or an array; walking along them can be interrupted. */
    static Iterable<Object> of(Object collection) {
        if (collection instanceof PersistentVector vector) {
            return vector;
        }
        Seq seq = Seqs.seq(collection);
        return seq == null ? PersistentList.EMPTY : seq;
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

package org.senet.nodes.choice;

import java.util.ArrayDeque;
import java.util.Deque;
import org.senet.ir.Ir.SearchKind;
import org.senet.runtime.Outcome;

/** Where the results of a search go. Belongs to one search. */
final class Collector {
    /** Of a search that is lazy, so many results are found one at a time. */
    private static final int SINGLE = 64;
    /** Further ones are found so many at a time. */
    private static final int GROUP = 32;

    private final SearchKind kind;
    private final boolean lazy;
    private final Deque<Object> results = new ArrayDeque<>();
    private long count;

    /** @param lazy whether the search pauses when there is something to hand out */
    Collector(SearchKind kind, boolean lazy) {
        this.kind = kind;
        this.lazy = lazy;
    }

    /** Takes a result; returns whether the search goes on. */
    int accept(Object value) {
        count++;
        if (kind != SearchKind.COUNT) {
            results.add(value);
        }
        return kind == SearchKind.ALL || kind == SearchKind.COUNT ? Outcome.EXHAUSTED : Outcome.STOP;
    }

    /** Whether the search is to pause. */
    boolean isDue() {
        return lazy && (count <= SINGLE || results.size() >= GROUP);
    }

    /** What was found and not yet handed out. */
    Deque<Object> results() {
        return results;
    }

    long count() {
        return count;
    }
}

package org.senet.nodes.choice;

import java.util.ArrayList;
import java.util.List;
import org.senet.ir.Ir.SearchKind;
import org.senet.runtime.Outcome;

/** Where the results of a search go. Belongs to one search. */
final class Collector {
    private final SearchKind kind;
    private final List<Object> results = new ArrayList<>();
    private long count;

    Collector(SearchKind kind) {
        this.kind = kind;
    }

    /** Takes a result; returns whether the search goes on. */
    int accept(Object value) {
        count++;
        if (kind != SearchKind.COUNT) {
            results.add(value);
        }
        return kind == SearchKind.ALL || kind == SearchKind.COUNT ? Outcome.EXHAUSTED : Outcome.STOP;
    }

    List<Object> results() {
        return results;
    }

    long count() {
        return count;
    }
}

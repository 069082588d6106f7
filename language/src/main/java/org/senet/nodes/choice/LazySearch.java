package org.senet.nodes.choice;

import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.senet.data.Cons;
import org.senet.data.LazySeq;
import org.senet.data.PersistentMap;
import org.senet.runtime.Descent;
import org.senet.runtime.SenetLanguage;
import org.senet.state.State;

/**
 * The results of a search without a board as a lazy sequence: the search goes on when the next one is asked for, and rests
 * on the heap in between. The first results are found one by one; of a long sequence several are found at once. Dynamic
 * variables have the values of where the sequence was made. The parts of the sequence may be looked at by different threads.
 */
final class LazySearch {
    private final Collector collector;
    private final Descent descent;
    private final PersistentMap bindings;
    private @Nullable IntSupplier beginning;
    private boolean paused;
    private @Nullable RuntimeException failure;

    private LazySearch(State state, Collector collector, IntSupplier beginning) {
        this.collector = collector;
        this.beginning = beginning;
        descent = new Descent(state);
        bindings = SenetLanguage.get(null).threadState().bindings();
    }

    /**
     * A search that has not begun yet.
     *
     * @param state a state of its own
     * @param collector gets the results
     * @param beginning runs the body
     */
    static LazySeq results(State state, Collector collector, IntSupplier beginning) {
        return new LazySeq(new LazySearch(state, collector, beginning)::more);
    }

    private @Nullable Object more() {
        if (failure != null) {
            throw failure;
        }
        while (collector.results().isEmpty() && (beginning != null || paused)) {
            advance();
        }
        var result = collector.results().poll();
        return result == null ? null : new Cons(result, new LazySeq(this::more));
    }

    private void advance() {
        var thread = SenetLanguage.get(null).threadState();
        var outer = thread.bindings();
        thread.setBindings(bindings);
        try {
            var body = beginning;
            beginning = null;
            paused = body == null ? descent.goOn() : descent.begin(body);
        } catch (RuntimeException e) {
            failure = e;
            throw e;
        } finally {
            thread.setBindings(outer);
        }
    }
}

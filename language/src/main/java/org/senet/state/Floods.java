package org.senet.state;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;

/** Sets of positions for searches for connected ones, one inside of another; they are used again. Not thread-safe. */
public final class Floods {
    private final int positions;
    private Flood[] floods = {};
    private int depth;

    Floods(int positions) {
        this.positions = positions;
    }

    /** An empty set of positions for the innermost search. */
    public Flood begin() {
        if (depth == floods.length) {
            grow();
        }
        var flood = floods[depth++];
        flood.clear();
        return flood;
    }

    @TruffleBoundary
    private void grow() {
        floods = Arrays.copyOf(floods, depth + 1);
        floods[depth] = new Flood(positions);
    }

    /** Ends the innermost search. */
    public void end() {
        depth--;
    }

    /** The number of searches that have begun and not ended. */
    int depth() {
        return depth;
    }

    /** Ends the searches that have begun since there were so many. */
    void endTo(int outer) {
        depth = outer;
    }

    /** Ends all searches. */
    void endAll() {
        depth = 0;
    }
}

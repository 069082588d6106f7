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

    /** Ends all searches. */
    void endAll() {
        depth = 0;
    }
}

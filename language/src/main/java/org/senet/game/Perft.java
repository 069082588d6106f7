package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleSafepoint;
import java.util.ArrayList;
import java.util.List;
import org.senet.state.MoveBuffer;
import org.senet.state.State;

/**
 * Counts the leaves of the tree of legal moves: the standard test of move generators. Not thread-safe; every thread needs
 * its own.
 */
public final class Perft {
    private final Game game;
    private final boolean bulk;
    private final List<MoveBuffer> buffers = new ArrayList<>();

    /** @param bulk whether the moves of the last ply are counted without being played */
    public Perft(Game game, boolean bulk) {
        this.game = game;
        this.bulk = bulk;
    }

    /**
     * The number of positions that are reached after exactly so many plies.
     *
     * @param state where to begin; it is the same afterwards
     * @param depth plies, at least 0
     */
    @TruffleBoundary
    public long leaves(State state, int depth) {
        if (depth == 0) {
            return 1;
        }
        while (buffers.size() <= depth) {
            buffers.add(new MoveBuffer());
        }
        return count(state, depth);
    }

    private long count(State state, int depth) {
        var buffer = buffers.get(depth);
        if (depth == 1 && bulk) {
            return game.count(state, buffer);
        }
        game.generate(state, buffer);
        int n = buffer.size();
        TruffleSafepoint.poll(null);
        if (depth == 1) {
            playEach(state, buffer, n);
            return n;
        }
        long leaves = 0;
        for (int i = 0; i < n; i++) {
            state.apply(buffer, i);
            leaves += count(state, depth - 1);
            state.undo(buffer, i);
        }
        return leaves;
    }

    private static void playEach(State state, MoveBuffer buffer, int n) {
        for (int i = 0; i < n; i++) {
            state.apply(buffer, i);
            state.undo(buffer, i);
        }
    }
}

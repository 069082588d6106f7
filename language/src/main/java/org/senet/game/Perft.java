package org.senet.game;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.senet.errors.DeepRecursion;
import org.senet.state.MoveBuffer;
import org.senet.state.State;

/**
 * Counts the leaves of the tree of legal moves: the standard test of move generators. Not thread-safe; every thread needs
 * its own.
 */
public final class Perft {
    private final Game game;
    final Object[] arguments = {this};

    /** Whether the moves of the last ply are counted without being played. */
    final boolean bulk;

    /** By the plies that are left at a position: its moves. */
    MoveBuffer[] buffers = {};

    /** The position on the line where the count is; of no account while nobody counts. */
    State state = State.withoutBoard();

    /** The plies that are left at the state. */
    int depth;

    /** The leaves that were counted so far. */
    long leaves;

    /** The code that counts, set while somebody counts. */
    @Nullable
    CallTarget code;

    /** The code that counts the last few plies. */
    @Nullable
    CallTarget twigs;

    /** How many plies that is. */
    int twigPlies;

    /** For the count of those plies, by the plies that are left at a position: the words of the set of the moves not played yet. */
    long[] left = {};

    /** The same for the position of the move that leads on from there, and for what it turns over. */
    int[] played = {};

    long[] turned = {};

    /** @param bulk whether the moves of the last ply are counted without being played */
    public Perft(Game game, boolean bulk) {
        this.game = game;
        this.bulk = bulk;
    }

    /**
     * The number of positions that are reached after exactly so many plies.
     *
     * @param from where to begin; it is the same afterwards
     * @param plies how many, at least 0
     */
    @TruffleBoundary
    public long leaves(State from, int plies) {
        if (plies == 0) {
            return 1;
        }
        state = from;
        reserve(plies);
        depth = plies;
        leaves = 0;
        try {
            code = game.perftCode();
            twigs = game.twigsCode();
            twigPlies = PerftCode.plies(twigs);
            (plies == twigPlies ? twigs : code).call(arguments);
        } catch (StackOverflowError e) {
            throw DeepRecursion.error(e, null);
        }
        return leaves;
    }

    private void reserve(int plies) {
        int known = buffers.length;
        if (known <= plies) {
            buffers = Arrays.copyOf(buffers, plies + 1);
            for (int i = known; i <= plies; i++) {
                buffers[i] = new MoveBuffer();
            }
            left = new long[(plies + 1) * state.design.words];
            played = new int[plies + 1];
            turned = new long[plies + 1];
        }
    }
}

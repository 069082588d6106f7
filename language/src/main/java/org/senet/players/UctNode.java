package org.senet.players;

import org.jspecify.annotations.Nullable;
import org.senet.game.Result;
import org.senet.state.MoveBuffer;

/**
 * A position in a tree that grows. Of its moves, it knows how often each was tried, and what that has brought the player who
 * chose it. Guarded by its own lock.
 */
final class UctNode {
    private static final int BYTES_PER_NODE = 64;
    private static final int BYTES_PER_MOVE = 48;
    private static final MoveBuffer NONE = new MoveBuffer().packed();

    /** The player to move. */
    final int player;

    /** The legal moves, once it {@link #isOpen}. */
    MoveBuffer moves = NONE;
    /** For each move how often it was tried, the tries that are under way among them. */
    int[] tries = {};
    /** For each move the sum of what it has brought. */
    double[] rewards = {};
    /** For each move how often it was played later in games that went through here, and what that has brought. */
    int[] laterTries = {};

    double[] laterRewards = {};
    /** What tells the moves from others; empty where nobody wants to know, like the two before. */
    int[] signatures = {};
    /** For each move what it promises, a part of 1; empty where nobody wants to know. */
    float[] promises = {};

    private @Nullable UctNode[] children = {};
    private @Nullable Result end;
    private volatile boolean open;
    private boolean visited;

    UctNode(int player) {
        this.player = player;
    }

    /** Notes that the search comes here; whether it does for the first time. */
    synchronized boolean visit() {
        boolean first = !visited;
        visited = true;
        return first;
    }

    /** Whether its moves are known. */
    boolean isOpen() {
        return open;
    }

    /** How the game has ended here, if it has; of an open node. */
    @Nullable
    Result end() {
        return end;
    }

    /**
     * Takes up the moves, or how the game has ended.
     *
     * @param later whether first impressions are wanted
     * @return false when that has been done by another thread
     */
    synchronized boolean open(MoveBuffer found, @Nullable Result ended, boolean later, float[] promised) {
        if (open) {
            return false;
        }
        end = ended;
        if (ended == null) {
            moves = found.packed();
            promises = promised;
            int n = moves.size();
            children = new UctNode[n];
            tries = new int[n];
            rewards = new double[n];
            if (later) {
                laterTries = new int[n];
                laterRewards = new double[n];
                signatures = new int[n];
                for (int i = 0; i < n; i++) {
                    signatures[i] = Noises.signature(moves, i);
                }
            }
        }
        open = true;
        return true;
    }

    /** The position after a move, or null when the search has not been there. */
    synchronized @Nullable UctNode child(int move) {
        return children[move];
    }

    /** The position after a move, which is made if need be. */
    synchronized UctNode child(int move, int next) {
        var child = children[move];
        if (child == null) {
            child = new UctNode(next);
            children[move] = child;
        }
        return child;
    }

    /** About how much memory an open node needs. */
    long bytes() {
        return BYTES_PER_NODE + (long) moves.size() * BYTES_PER_MOVE + 8L * moves.data.length;
    }

    /** The move that was tried most often; of several the one that has brought most. */
    int favourite() {
        int best = 0;
        for (int i = 1; i < tries.length; i++) {
            if (tries[i] > tries[best] || tries[i] == tries[best] && rewards[i] > rewards[best]) {
                best = i;
            }
        }
        return best;
    }
}

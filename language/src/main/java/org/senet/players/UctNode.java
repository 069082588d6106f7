package org.senet.players;

import java.util.Arrays;
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
    private static final int NO_MOVE = -1;
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
    private volatile @Nullable Result outcome;
    private int winning = NO_MOVE;
    /** The moves that lose; null while none is known. */
    private boolean @Nullable [] losing;

    private int losses;
    /** The moves that may be tried, by their numbers in order; null for all. */
    private final int @Nullable [] among;

    private volatile boolean open;
    private boolean visited;
    private long bytes;

    UctNode(int player) {
        this(player, null);
    }

    /** @param among the moves that may be tried, by their numbers in order; null for all */
    UctNode(int player, int @Nullable [] among) {
        this.player = player;
        this.among = among;
    }

    /** The first move that may be tried. */
    int first() {
        return among == null ? 0 : among[0];
    }

    private int choices() {
        return among == null ? tries.length : among.length;
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

    /** How the game ends from here when all play well, if that is certain. */
    @Nullable
    Result outcome() {
        return outcome;
    }

    /** Notes how the game ends from here. */
    void settle(Result certain) {
        outcome = certain;
    }

    /**
     * Notes how the game ends after a move when all play well (Winands, Björnsson and Saito 2008).
     *
     * @param reward what that brings the player to move
     * @param sides how many sides play; with more than two, nobody can tell who wins when all moves lose
     * @return how it ends from here, or null when that is not known yet
     */
    synchronized @Nullable Result learn(int move, Result certain, double reward, int sides) {
        if (reward == 1) {
            winning = move;
            outcome = certain;
        } else if (reward == 0 && !loses(move)) {
            losing = losing == null ? new boolean[tries.length] : losing;
            losing[move] = true;
            losses++;
            if (losses == choices() && sides == 2) {
                outcome = certain;
            }
        }
        return outcome;
    }

    /** Whether a move may not be tried, or is certain to lose while another one is not; under the lock. */
    boolean isHopeless(int move) {
        return among != null && Arrays.binarySearch(among, move) < 0 || losses < choices() && loses(move);
    }

    private boolean loses(int move) {
        return losing != null && losing[move];
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

    /** About how much memory an open node needs, without those below it. */
    long ownBytes() {
        return BYTES_PER_NODE + (long) moves.size() * BYTES_PER_MOVE + 8L * moves.data.length;
    }

    /** About how much memory the open nodes of the tree need that grows from here. */
    synchronized long bytes() {
        return bytes;
    }

    /** Notes that the tree that grows from here needs more memory. */
    synchronized void grow(long more) {
        bytes += more;
    }

    /**
     * A move that is certain to win; if there is none, the one that was tried most often, and of several the one that has
     * brought most, but none that is certain to lose.
     */
    int favourite() {
        int best = winning;
        for (int i = 0; i < tries.length && winning == NO_MOVE; i++) {
            if (!isHopeless(i) && (best == NO_MOVE || isBetter(i, best))) {
                best = i;
            }
        }
        return best;
    }

    private boolean isBetter(int one, int other) {
        return tries[one] > tries[other] || tries[one] == tries[other] && rewards[one] > rewards[other];
    }
}

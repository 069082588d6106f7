package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.IndirectCallNode;
import com.oracle.truffle.api.nodes.LoopNode;
import org.senet.state.Design;
import org.senet.state.Drops;
import org.senet.state.State;

/**
 * Counts the leaves a few plies behind a position of a game with small rules whose moves only put down a piece and perhaps turn over
 * others, for a {@link Perft}, its argument, which also receives their number. The moves of a position are a set; of those on the line
 * where the count is, the rest is kept that has still to be played. So there is one loop for all of these plies, and the rules are
 * compiled with it. Where a position has none of these moves, what is behind any others is counted in the usual way.
 */
final class DropTreeRootNode extends CountRootNode {
    /** A call should count so few positions at the most that there are soon many calls, for then it is compiled. */
    private static final int MOST_POSITIONS = 4096;

    private final int words;

    private final int plies;

    @Child
    private DropMoves moves;

    @Child
    private IndirectCallNode descending = IndirectCallNode.create();

    DropTreeRootNode(TruffleLanguage<?> language, Ends ends, Design design, DropMoves moves) {
        super(language, ends, design);
        words = design.words;
        plies = plies(design.topology.size());
        this.moves = moves;
    }

    private static int plies(int size) {
        int plies = 2;
        for (int positions = size * size; positions <= MOST_POSITIONS; positions *= size) {
            plies++;
        }
        return plies;
    }

    /** How many plies this should count. */
    int plies() {
        return plies;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var perft = (Perft) frame.getArguments()[0];
        TruffleSafepoint.poll(this);
        // Neither conditions nor these moves leave anything behind, so that this is enough for all positions.
        perft.state.beginGeneration(perft.buffers[0]);
        Drops.reserve(perft.state, plies);
        count(perft, perft.state);
        return this;
    }

    /** Goes through the positions from which at least two plies are left. */
    private void count(Perft perft, State state) {
        var left = perft.left;
        var played = perft.played;
        int depth = plies;
        long leaves = 0;
        while (true) {
            boolean isOpen = moves.areOpen(state, state.player);
            if (!moves.areAll() && isOpen && moves.count(state) == 0) {
                countOthers(perft, state, depth);
                isOpen = false;
            }
            if (isOpen && depth == 2) {
                leaves += twigs(perft, state);
            }
            keep(state, left, depth, isOpen && depth > 2);
            int position = next(left, depth);
            while (position < 0) {
                if (depth == plies) {
                    perft.leaves += leaves;
                    report((int) leaves);
                    return;
                }
                depth++;
                moves.takeBack(state, played[depth], moves.turn() ? perft.turned[depth] : 0);
                position = next(left, depth);
            }
            played[depth] = position;
            play(perft, state, depth, position);
            depth--;
        }
    }

    private void report(int visited) {
        if (CompilerDirectives.inInterpreter()) {
            visits += visited;
            LoopNode.reportLoopCount(this, visited);
        }
    }

    @ExplodeLoop
    private void play(Perft perft, State state, int depth, int position) {
        for (int p = 1; p <= DropMoves.PLAYERS; p++) {
            if (p == state.player) {
                long turned = moves.play(state, p, position);
                if (moves.turn()) {
                    perft.turned[depth] = turned;
                }
                return;
            }
        }
    }

    /** Counts the leaves so many plies behind a position that has none of these moves, but may have others. */
    private void countOthers(Perft perft, State state, int depth) {
        int before = perft.depth;
        perft.depth = depth;
        descending.call(perft.code, perft.arguments);
        perft.depth = before;
        state.beginGeneration(perft.buffers[0]);
    }

    /** The number of leaves two plies behind a position, whose moves are in the state. */
    @ExplodeLoop
    private long twigs(Perft perft, State state) {
        for (int p = 1; p <= DropMoves.PLAYERS; p++) {
            if (p == state.player) {
                return twigs(perft, state, p);
            }
        }
        throw CompilerDirectives.shouldNotReachHere();
    }

    private long twigs(Perft perft, State state, int player) {
        if (words == 1) {
            return twigs(perft, state, player, 0, state.places[0]);
        }
        var sets = state.places.clone();
        long leaves = 0;
        for (int w = 0; w < words; w++) {
            leaves += twigs(perft, state, player, w, sets[w]);
        }
        return leaves;
    }

    private long twigs(Perft perft, State state, int player, int word, long set) {
        var drops = moves.drops(state, player, word);
        int other = DropMoves.PLAYERS + 1 - player;
        long leaves = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            long turned = moves.turned(state, drops, player, rest);
            drops.put(rest, turned);
            if (moves.areOpen(state, other)) {
                leaves += leaves(perft, state, other);
            }
            drops.remove(rest, turned);
        }
        drops.end();
        return leaves;
    }

    /** The number of the moves in a state; each is played, if that is wanted. */
    private int leaves(Perft perft, State state, int player) {
        int number = moves.count(state);
        if (!perft.bulk) {
            visitEach(state, player);
        }
        if (!moves.areAll() && number == 0) {
            countOthers(perft, state, 1);
        }
        return number;
    }

    @ExplodeLoop
    private void visitEach(State state, int player) {
        for (int w = 0; w < words; w++) {
            visitEach(state, player, w, state.places[w]);
        }
    }

    /** Plays each move to a set and takes it back at once. */
    private void visitEach(State state, int player, int word, long set) {
        var drops = moves.drops(state, player, word);
        for (long rest = set; rest != 0; rest &= rest - 1) {
            long turned = moves.turned(state, drops, player, rest);
            drops.put(rest, turned);
            drops.remove(rest, turned);
        }
        drops.end();
    }

    /** Keeps the moves of a position, or none, to be played. */
    @ExplodeLoop
    private void keep(State state, long[] left, int depth, boolean any) {
        for (int w = 0; w < words; w++) {
            left[depth * words + w] = any ? state.places[w] : 0;
        }
    }

    /** Takes the next move out of those that are left; less than 0 when there are none. */
    @ExplodeLoop
    private int next(long[] left, int depth) {
        for (int w = 0; w < words; w++) {
            long set = left[depth * words + w];
            if (set != 0) {
                left[depth * words + w] = set & set - 1;
                return w << 6 | Long.numberOfTrailingZeros(set);
            }
        }
        return -1;
    }

    @Override
    public String getName() {
        return "perft of drops";
    }
}

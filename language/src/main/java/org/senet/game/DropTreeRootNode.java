package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.LoopNode;
import java.util.List;
import org.senet.nodes.rules.DropsRootNode;
import org.senet.state.Design;
import org.senet.state.Drops;
import org.senet.state.State;

/**
 * Counts the leaves a few plies behind a position of a game with small rules whose moves only put down a piece, for a {@link Perft}, its
 * argument, which also receives their number. The moves of a position are a set; of those on the line where the count is, the rest
 * is kept that has still to be played. So there is one loop for all of these plies, and the rules are compiled with it.
 */
final class DropTreeRootNode extends CountRootNode {
    /** A call should count so few positions at the most that there are soon many calls, for then it is compiled. */
    private static final int MOST_POSITIONS = 4096;

    private final int words;

    private final int plies;

    /** By player, from 1: the code of the piece. */
    @CompilationFinal(dimensions = 1)
    private final int[] pieces;

    @Child
    private PlayerCallNode askingEnd;

    @Child
    private PlayerCallNode findingDrops;

    /** @param drops the moves of each player */
    DropTreeRootNode(TruffleLanguage<?> language, Ends ends, Design design, List<DropsRootNode> drops) {
        super(language, ends, design);
        words = design.words;
        plies = plies(design.topology.size());
        pieces = new int[drops.size() + 1];
        for (int p = 1; p < pieces.length; p++) {
            pieces[p] = drops.get(p - 1).piece();
        }
        askingEnd = new PlayerCallNode(drops.size(), ends::codeBeforeMoves);
        findingDrops = new PlayerCallNode(drops.size(), p -> drops.get(p - 1).getCallTarget());
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
        perft.state.beginGeneration(perft.buffers[0], globals);
        Drops.reserve(perft.state, plies);
        count(perft);
        return this;
    }

    /** Goes through the positions from which at least two plies are left. */
    private void count(Perft perft) {
        var state = perft.state;
        var left = perft.left;
        var played = perft.played;
        int depth = plies;
        long leaves = 0;
        while (true) {
            boolean isOpen = isOpen(state, state.player);
            if (isOpen && depth == 2) {
                leaves += twigs(state, perft.bulk);
            }
            keep(state, left, depth, isOpen && depth > 2);
            int position = next(left, depth);
            while (position < 0) {
                if (depth == plies) {
                    perft.leaves += leaves;
                    report((int) leaves);
                    return;
                }
                Drops.takeBack(state, keeping, played[++depth]);
                position = next(left, depth);
            }
            played[depth--] = position;
            Drops.play(state, keeping, pieces[state.player], position);
        }
    }

    private void report(int visited) {
        if (CompilerDirectives.inInterpreter()) {
            visits += visited;
            LoopNode.reportLoopCount(this, visited);
        }
    }

    /** Whether the game is not over; then the set of the moves is in the state. */
    private boolean isOpen(State state, int player) {
        if (ends.mayBeOverBeforeMoves(state) && (int) askingEnd.call(state, player) >= 0) {
            return false;
        }
        findingDrops.call(state, player);
        return true;
    }

    /** The number of leaves two plies behind a position, whose moves are in the state. */
    @ExplodeLoop
    private long twigs(State state, boolean bulk) {
        for (int p = 1; p < pieces.length; p++) {
            if (p == state.player) {
                return twigs(state, bulk, p);
            }
        }
        throw CompilerDirectives.shouldNotReachHere();
    }

    private long twigs(State state, boolean bulk, int player) {
        if (words == 1) {
            return twigs(state, bulk, player, 0, state.places[0]);
        }
        var sets = state.places.clone();
        long leaves = 0;
        for (int w = 0; w < words; w++) {
            leaves += twigs(state, bulk, player, w, sets[w]);
        }
        return leaves;
    }

    private long twigs(State state, boolean bulk, int player, int word, long set) {
        var drops = new Drops(state, keeping, player, pieces[player], word);
        int other = pieces.length - player;
        long leaves = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            drops.put(rest);
            if (isOpen(state, other)) {
                leaves += leaves(state, bulk, other);
            }
            drops.remove(rest);
        }
        drops.end();
        return leaves;
    }

    /** The number of the moves in a state; each is played, if that is wanted. */
    @ExplodeLoop
    private int leaves(State state, boolean bulk, int player) {
        int number = 0;
        for (int w = 0; w < words; w++) {
            long set = state.places[w];
            if (!bulk) {
                new Drops(state, keeping, player, pieces[player], w).visitEach(set);
            }
            number += Long.bitCount(set);
        }
        return number;
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

package org.senet.game;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.LoopNode;
import com.oracle.truffle.api.nodes.RootNode;
import java.util.SplittableRandom;
import org.senet.state.Design;
import org.senet.state.Drops;
import org.senet.state.State;

/**
 * Plays a random game of {@link DropMoves}, its argument being a {@link RandomDrops}, until it is over or there are no such moves. The
 * moves are the same as if they were drawn one by one.
 */
final class RandomDropsRootNode extends RootNode {
    private final int size;
    private final int words;

    @Child
    private DropMoves moves;

    RandomDropsRootNode(TruffleLanguage<?> language, Design design, DropMoves moves) {
        super(language);
        size = design.topology.size();
        words = design.words;
        this.moves = moves;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var game = (RandomDrops) frame.getArguments()[0];
        var state = game.state;
        var random = game.random;
        TruffleSafepoint.poll(this);
        // Neither conditions nor these moves leave anything behind, so that this is enough for all positions.
        state.beginGeneration(game.buffer);
        Drops.reserve(state, size);
        long most = game.limit;
        long left = most;
        while (left > 0 && playOne(state, random)) {
            left--;
        }
        game.limit = left;
        if (CompilerDirectives.inInterpreter()) {
            LoopNode.reportLoopCount(this, (int) (most - left));
        }
        return this;
    }

    @ExplodeLoop
    private boolean playOne(State state, SplittableRandom random) {
        for (int p = 1; p <= DropMoves.PLAYERS; p++) {
            if (p == state.player) {
                return playOne(state, random, p);
            }
        }
        return false;
    }

    private boolean playOne(State state, SplittableRandom random, int player) {
        if (!moves.areOpen(state, player)) {
            return false;
        }
        int number = moves.count(state);
        if (number == 0) {
            return false;
        }
        moves.play(state, player, place(state, random.nextInt(number)));
        return true;
    }

    /** The position of the move that has so many others before it. */
    @ExplodeLoop
    private int place(State state, int before) {
        int rest = before;
        for (int w = 0; w < words - 1; w++) {
            int count = Long.bitCount(state.places[w]);
            if (rest < count) {
                return place(state, w, rest);
            }
            rest -= count;
        }
        return place(state, words - 1, rest);
    }

    private static int place(State state, int word, int before) {
        long set = state.places[word];
        for (int rest = before; rest > 0; rest--) {
            set &= set - 1;
        }
        return word << 6 | Long.numberOfTrailingZeros(set);
    }

    /** It has no place in a program, so traces leave it out. */
    @Override
    public boolean isInternal() {
        return true;
    }

    @Override
    public String getName() {
        return "random game of drops";
    }

    @Override
    public String toString() {
        return getName();
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.DirectCallNode;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;

/** A condition that is asked as a certain player, whoever is to move. */
public final class AsPlayerNode extends TestNode {
    private final int player;
    private final @Nullable BitSet turns;

    @Child
    private DirectCallNode condition;

    /**
     * @param player counted from 1
     * @param turns those in which it is asked, from 0, in the others it does not hold; null for all
     * @param condition the code of the condition for that player, which gets the state
     */
    public AsPlayerNode(int player, @Nullable BitSet turns, CallTarget condition) {
        this.player = player;
        this.turns = turns;
        this.condition = DirectCallNode.create(condition);
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = Frames.state(frame);
        if (turns != null && !isIn(turns, state.turn)) {
            return false;
        }
        int mover = state.player;
        state.player = player;
        try {
            return (boolean) condition.call(state.arguments);
        } finally {
            state.player = mover;
        }
    }

    @TruffleBoundary
    private static boolean isIn(BitSet turns, int turn) {
        return turns.get(turn);
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.DirectCallNode;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;

/** A condition that is asked as a certain player, whoever is to move. */
public final class AsPlayerNode extends TestNode {
    private final int player;
    /** Whether it is asked in a turn; null where it is in all. */
    @CompilationFinal(dimensions = 1)
    private final boolean @Nullable [] turns;

    @Child
    private DirectCallNode condition;

    /**
     * @param player counted from 1
     * @param turns those in which it is asked, from 0, in the others it does not hold; null for all
     * @param condition the code of the condition for that player, which gets the state
     */
    public AsPlayerNode(int player, @Nullable BitSet turns, CallTarget condition) {
        this.player = player;
        this.turns = turns == null ? null : new boolean[turns.length()];
        if (turns != null) {
            turns.stream().forEach(turn -> this.turns[turn] = true);
        }
        this.condition = DirectCallNode.create(condition);
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = Frames.state(frame);
        if (turns != null && (state.turn >= turns.length || !turns[state.turn])) {
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
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.DirectCallNode;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;

/** A condition that is asked as a certain player, whoever is to move. */
public final class AsPlayerNode extends TestNode {
    private final int player;

    @Child
    private DirectCallNode condition;

    /**
     * @param player counted from 1
     * @param condition the code of the condition for that player, which gets the state
     */
    public AsPlayerNode(int player, CallTarget condition) {
        this.player = player;
        this.condition = DirectCallNode.create(condition);
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = Frames.state(frame);
        int mover = state.player;
        state.player = player;
        try {
            return (boolean) condition.call(state.arguments);
        } finally {
            state.player = mover;
        }
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Registers;
import org.senet.state.Log;
import org.senet.state.State;

/** {@code (to-reserve Type Player)}: gives a player one more piece of a type outside the board. */
public final class ToReserveNode extends EffectNode {
    private final Site site;

    @Child
    private ExpressionNode type;

    @Child
    private ExpressionNode owner;

    /** @param owner the player, or null for the one to move */
    public ToReserveNode(Site site, ExpressionNode type, ExpressionNode owner) {
        this.site = site;
        this.type = type;
        this.owner = owner;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        int added = PieceArguments.type(type.execute(frame), this);
        int player = owner == null ? site.player(state) : PieceArguments.owner(owner.execute(frame), this);
        int index = site.design(state).attributes.reserve(player, added);
        int before = state.attributes[index];
        state.attributes[index] = before + 1;
        return Registers.push(frame, state, Log.entry(Log.ATTRIBUTE, index, before, before + 1));
    }

    @Override
    void undo(VirtualFrame frame, State state, long entry) {
        state.attributes[Log.position(entry)] = Log.before(entry);
    }
}

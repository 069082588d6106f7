package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;

/** {@code (in-reserve Type Player)}: how many pieces of a type a player has outside the board. */
public final class InReserveNode extends ExpressionNode {
    private final Site site;

    @Child
    private ExpressionNode type;

    @Child
    private ExpressionNode owner;

    /** @param owner the player, or null for the one to move */
    public InReserveNode(Site site, ExpressionNode type, ExpressionNode owner) {
        this.site = site;
        this.type = type;
        this.owner = owner;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = site.state(frame, this);
        int wanted = PieceArguments.type(type.execute(frame), this);
        int player = owner == null ? site.player(state) : PieceArguments.owner(owner.execute(frame), this);
        var attributes = site.design(state).attributes;
        return attributes.hasReserves() ? (long) state.attributes[attributes.reserve(player, wanted)] : 0L;
    }
}

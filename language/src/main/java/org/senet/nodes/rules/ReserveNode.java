package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Registers;
import org.senet.state.Log;
import org.senet.state.State;

/**
 * {@code (to-reserve Type Player)} and {@code (from-reserve Type Player)}: a player has one more piece of a type outside the
 * board, or one less if there is one.
 */
public final class ReserveNode extends EffectNode {
    private final Site site;
    private final int by;

    @Child
    private ExpressionNode type;

    @Child
    private ExpressionNode owner;

    /**
     * @param owner the player, or null for the one to move
     * @param by how many pieces are added: 1 or -1
     */
    public ReserveNode(Site site, ExpressionNode type, ExpressionNode owner, int by) {
        this.site = site;
        this.by = by;
        this.type = type;
        this.owner = owner;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        int added = PieceArguments.type(type.execute(frame), this);
        int player = owner == null ? site.player(state) : PieceArguments.owner(owner.execute(frame), this);
        int index = site.design(state).attributes.reserve(player, added);
        int before = state.attributes[index];
        int after = before + by;
        if (after < 0) {
            return NOTHING;
        }
        state.attributes[index] = after;
        return Registers.push(frame, state, Log.entry(Log.ATTRIBUTE, index, before, after));
    }

    @Override
    void undo(VirtualFrame frame, State state, long entry) {
        state.attributes[Log.position(entry)] = Log.before(entry);
    }
}

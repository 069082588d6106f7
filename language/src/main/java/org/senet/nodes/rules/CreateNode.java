package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Registers;
import org.senet.state.Log;
import org.senet.state.State;

/** {@code (create Type ...)}: puts a new piece on a position, in place of what stands there. */
public final class CreateNode extends EffectNode {
    private final Site site;

    @Child
    private ExpressionNode type;

    @Child
    private ExpressionNode owner;

    @Child
    private PathNode path;

    /** @param owner the owner, or null for the player to move */
    public CreateNode(Site site, ExpressionNode type, ExpressionNode owner, PathNode path) {
        this.site = site;
        this.type = type;
        this.owner = owner;
        this.path = path;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        int newType = PieceArguments.type(type.execute(frame), this);
        int newOwner = owner == null ? site.player(state) : PieceArguments.owner(owner.execute(frame), this);
        int at = path.end(frame, state);
        if (at < 0) {
            return NOTHING;
        }
        int before = state.board[at];
        int after = site.design(state).pieces.code(newOwner, newType);
        state.board[at] = after;
        return Registers.push(frame, state, Log.entry(Log.CHANGE, at, before, after));
    }

    @Override
    void undo(VirtualFrame frame, State state, long entry) {
        state.board[Log.position(entry)] = Log.before(entry);
    }
}

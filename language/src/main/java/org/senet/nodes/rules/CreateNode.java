package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.state.Log;
import org.senet.state.Player;
import org.senet.state.State;

/** {@code (create Type ...)}: puts a new piece on a position, in place of what stands there. */
public final class CreateNode extends EffectNode {
    private final Site site;

    @Child
    private ExpressionNode type;

    @Child
    private @Nullable ExpressionNode ownerOrWay;

    @Child
    private PathNode path;

    /**
     * @param ownerOrWay the owner, or else what comes before the path; null where there is neither. The owner is the player to move
     *     unless there is another one
     */
    public CreateNode(Site site, ExpressionNode type, @Nullable ExpressionNode ownerOrWay, PathNode path) {
        this.site = site;
        this.type = type;
        this.ownerOrWay = ownerOrWay;
        this.path = path;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        int newType = PieceArguments.type(type.execute(frame), this);
        var second = ownerOrWay == null ? null : ownerOrWay.execute(frame);
        var way = path.values(frame);
        int newOwner = site.player(state);
        int from = Frames.position(frame);
        if (second instanceof Player player) {
            newOwner = player.number();
        } else if (second == Nil.NIL) {
            throw PieceArguments.wrongOwnerOrWay(second, this);
        } else if (second != null) {
            from = Paths.step(site, state, from, second, this);
            if (from < 0) {
                return NOTHING;
            }
        }
        int at = path.end(state, way, from);
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

package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.state.Log;
import org.senet.state.State;

/** Changes the piece in the hand, or else the one at the current position: its type ({@code promote}), owner
 * ({@code set-owner!}) or both ({@code set-piece!}). */
public final class ChangePieceNode extends EffectNode {
    private final Site site;

    @Child
    private ExpressionNode type;

    @Child
    private ExpressionNode owner;

    /** A new type and a new owner; either may be null and stays then. */
    public ChangePieceNode(Site site, ExpressionNode type, ExpressionNode owner) {
        this.site = site;
        this.type = type;
        this.owner = owner;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        int newType = type == null ? 0 : PieceArguments.type(type.execute(frame), this);
        int newOwner = owner == null ? 0 : PieceArguments.owner(owner.execute(frame), this);
        int at = Frames.position(frame);
        int held = Registers.hand(frame);
        if (isSure() || held != 0) {
            int after = changed(state, held, newType, newOwner);
            Registers.setHand(frame, after);
            return Registers.push(frame, state, Log.entry(Log.HAND, 0, held, after));
        }
        int before = at < 0 ? 0 : state.board[at];
        if (!site.design(state).pieces.isPiece(before)) {
            return NOTHING;
        }
        int after = changed(state, before, newType, newOwner);
        state.board[at] = after;
        return Registers.push(frame, state, Log.entry(Log.CHANGE, at, before, after));
    }

    private int changed(State state, int code, int newType, int newOwner) {
        var pieces = site.design(state).pieces;
        int typed = newType == 0 ? code : pieces.withType(code, newType, state.columns);
        return newOwner == 0 ? typed : pieces.withOwner(typed, newOwner);
    }

    @Override
    void undo(VirtualFrame frame, State state, long entry) {
        if (Log.kind(entry) != Log.HAND) {
            state.board[Log.position(entry)] = Log.before(entry);
        }
    }
}

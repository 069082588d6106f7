package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Nil;
import org.senet.ir.Query;
import org.senet.nodes.ExpressionNode;

/** The position, the type of the piece or its owner at the end of a path; nil where there is none. */
public final class AskNode extends ExpressionNode {
    private final Site site;
    private final Query query;

    @Child
    private PathNode path;

    /** A question whose answer is a value. */
    public AskNode(Site site, Query query, PathNode path) {
        this.site = site;
        this.query = query;
        this.path = path;
    }

    /** Whether it asks about the current position. */
    boolean isHere() {
        return path.isEmpty();
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = site.state(frame, this);
        int at = path.end(frame, state);
        if (at < 0) {
            return Nil.NIL;
        }
        var design = site.design(state);
        if (query == Query.POSITION) {
            return design.place(at);
        }
        int code = state.board[at];
        if (query == Query.HEIGHT) {
            return (long) design.pieces.height(code, state.columns);
        }
        if (query == Query.PIECE) {
            return code == 0 ? Nil.NIL : design.type(design.pieces.type(code));
        }
        int owner = design.pieces.owner(code);
        return owner == 0 ? Nil.NIL : design.playerValue(owner);
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Registers;
import org.senet.state.PieceAttributeTable;
import org.senet.state.State;

/** An attribute of the piece at the end of a path; on an empty square, of the piece in the hand; else nil. */
public final class PieceAttributeNode extends ExpressionNode {
    private final Site site;
    private final String name;

    /** Known where the game is known. */
    private final @Nullable PieceAttributeTable values;

    private final boolean ofHandFirst;

    @Child
    private PathNode path;

    /**
     * An attribute by name.
     *
     * @param ofHandFirst whether the piece in the hand comes before the one on the square, as for {@code set!}
     */
    public PieceAttributeNode(Site site, String name, PathNode path, boolean ofHandFirst) {
        this.site = site;
        this.name = name;
        this.path = path;
        this.ofHandFirst = ofHandFirst;
        values = site.design == null ? null : site.design.pieceAttribute(name);
    }

    /** The values by the code of the piece in the hand, if that is asked when nothing stands here; null where another one may be. */
    @Nullable
    PieceAttributeTable ofHand() {
        return path.elements().isEmpty() ? values : null;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = site.state(frame, this);
        int at = path.end(frame, state);
        int code = at < 0 ? 0 : state.board[at];
        if (code == 0 || ofHandFirst) {
            int held = Registers.hand(frame);
            code = held == 0 ? code : held;
        }
        return code == 0 ? Nil.NIL : values(state).get(code, state.columns);
    }

    private PieceAttributeTable values(State state) {
        return values != null ? values : lookup(state);
    }

    @TruffleBoundary
    private PieceAttributeTable lookup(State state) {
        return state.design.pieceAttribute(name);
    }
}

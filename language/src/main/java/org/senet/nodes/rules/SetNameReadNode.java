package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.Objects;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;

/** The value of a {@linkplain SetName name} in a function that the text sets. */
public final class SetNameReadNode extends ExpressionNode {
    private final SetName name;

    @Child
    private ExpressionNode global;

    @Child
    private ExpressionNode pieceAttribute;

    @Child
    private ExpressionNode boardAttribute;

    /**
     * A name in code that may run in any game.
     *
     * @param changed whether an attribute is that of the piece which {@code set!} changes
     */
    public SetNameReadNode(String name, boolean changed) {
        this.name = new SetName(name);
        global = new GlobalReadNode(new GlobalSlot(Site.ANY_GAME, name));
        pieceAttribute = new PieceAttributeNode(Site.ANY_GAME, name, new PathNode(Site.ANY_GAME), changed);
        boardAttribute = new BoardAttributeNode(Site.ANY_GAME, name);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var state = Frames.stateOrNull(frame);
        return switch (name.kind(state)) {
            case GLOBAL -> global.execute(frame);
            case PIECE_ATTRIBUTE -> pieceAttribute.execute(frame);
            case BOARD_ATTRIBUTE -> boardAttribute.execute(frame);
            case PART -> part(state);
        };
    }

    @TruffleBoundary
    private Object part(org.senet.state.State state) {
        return Objects.requireNonNull(state.design.named(name.name()));
    }
}

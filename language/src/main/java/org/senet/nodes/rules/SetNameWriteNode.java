package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.function.Supplier;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;

/** {@code set!} of a {@linkplain SetName name} in a function. */
public final class SetNameWriteNode extends ExpressionNode {
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
     * @param value makes nodes that compute the value
     */
    public SetNameWriteNode(String name, Supplier<ExpressionNode> value) {
        this.name = new SetName(name);
        global = new GlobalWriteNode(new GlobalSlot(Site.ANY_GAME, name), null, value.get());
        pieceAttribute = new SetAttributeNode(Site.ANY_GAME, name, value.get());
        boardAttribute = new SetBoardAttributeNode(Site.ANY_GAME, name, value.get());
    }

    @Override
    public Object execute(VirtualFrame frame) {
        return switch (name.kind(Frames.stateOrNull(frame))) {
            case GLOBAL -> global.execute(frame);
            case PIECE_ATTRIBUTE -> pieceAttribute.execute(frame);
            case BOARD_ATTRIBUTE -> boardAttribute.execute(frame);
            case PART -> throw part();
        };
    }

    @TruffleBoundary
    private SenetException part() {
        return SenetException.runtime(this, "`" + name.name() + "` is part of the game and cannot be set");
    }
}

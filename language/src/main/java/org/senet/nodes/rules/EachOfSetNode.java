package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Nil;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.state.Design;

/**
 * {@code (each condition statement ...)}, where the positions to which the condition goes are computed together; the statements
 * are run at each of them, in the board's order. The current position is the same afterwards.
 */
public final class EachOfSetNode extends ExpressionNode {
    private final PlaceSet places;
    private final int owners;
    private final int ownerMask;

    @Child
    private ExpressionNode body;

    /** @param places the positions, seen from the current one; none where there is no current position */
    public EachOfSetNode(Design design, PlaceSet places, ExpressionNode body) {
        this.places = places;
        this.body = body;
        owners = design.pieces.ownerCount();
        ownerMask = design.pieces.ownerMask();
    }

    @Override
    public Object execute(VirtualFrame frame) {
        executeVoid(frame);
        return Nil.NIL;
    }

    /** The positions, as they are described. */
    PlaceSet set() {
        return places;
    }

    /** The positions as a set, seen from the current one. */
    long places(VirtualFrame frame) {
        var sight = Sight.within(
                Frames.state(frame),
                Registers.board(frame),
                owners,
                ownerMask,
                Registers.logTop(frame),
                Frames.position(frame));
        return places.word(sight, 0);
    }

    @Override
    public void executeVoid(VirtualFrame frame) {
        int position = Frames.position(frame);
        for (long set = places(frame); set != 0; set &= set - 1) {
            Frames.setPosition(frame, Long.numberOfTrailingZeros(set));
            body.executeVoid(frame);
        }
        Frames.setPosition(frame, position);
        TruffleSafepoint.poll(this);
    }
}

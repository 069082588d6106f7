package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.analysis.Algebra;
import org.senet.analysis.Cells;
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
    private final Algebra sets;
    private final Cells cells;
    private final CellsCode places;
    private final int owners;
    private final int ownerMask;

    @Child
    private ExpressionNode body;

    /**
     * @param sets made the cells
     * @param cells the positions, seen from the current one; none where there is no current position
     */
    public EachOfSetNode(Design design, Algebra sets, Cells cells, ExpressionNode body) {
        this.sets = sets;
        this.cells = cells;
        places = CellsCode.of(design, cells);
        this.body = body;
        owners = design.pieces.ownerCount();
        ownerMask = design.pieces.ownerMask();
    }

    @Override
    public Object execute(VirtualFrame frame) {
        executeVoid(frame);
        return Nil.NIL;
    }

    /** Whether it is known that only pieces of some owners, given as bits, stand there. */
    boolean isOf(long some) {
        return sets.isWithin(cells, sets.owned(some));
    }

    /** What computes the positions. */
    CellsCode set() {
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
        return places.word(sight);
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

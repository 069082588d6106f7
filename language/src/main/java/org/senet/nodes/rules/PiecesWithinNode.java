package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.analysis.Cells;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.TestNode;
import org.senet.state.Design;

/**
 * A search for a piece in the middle of a move, that is told by the set of the pieces at which it gets to its end, on a board whose sets
 * have one word.
 */
public final class PiecesWithinNode extends TestNode {
    private final CellsCode pieces;
    private final int owners;
    private final int ownerMask;

    /** @param pieces asks neither for types nor for the whole position */
    public PiecesWithinNode(Design design, Cells pieces) {
        this.pieces = CellsCode.of(design, pieces);
        owners = design.pieces.ownerCount();
        ownerMask = design.pieces.ownerMask();
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var sight = Sight.within(
                Frames.state(frame),
                Registers.board(frame),
                owners,
                ownerMask,
                Registers.logTop(frame),
                Frames.position(frame));
        return pieces.word(sight) != 0;
    }
}

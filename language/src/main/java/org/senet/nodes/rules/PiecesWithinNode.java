package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.analysis.Cells;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;
import org.senet.state.Design;

/**
 * A search for a piece in the middle of a move, that is told by the set of the pieces at which it gets to its end, on a board whose sets
 * have one word.
 */
public final class PiecesWithinNode extends TestNode {
    private final CellsCode pieces;
    private final Sights sights;

    /** @param pieces asks neither for types nor for the whole position */
    public PiecesWithinNode(Design design, Cells pieces) {
        this.pieces = CellsCode.of(design, pieces);
        sights = new Sights(design);
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        return pieces.word(sights.from(frame, Frames.position(frame))) != 0;
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.analysis.Cells;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Watchable;
import org.senet.state.Design;

/** A number of pieces or positions, asked between moves, that a set tells. */
public final class PiecesCountNode extends ExpressionNode implements Watchable {
    private final CellsCode pieces;

    /** Whether they are counted one by one nevertheless, because a tool looks. */
    @CompilationFinal
    private boolean showsAll;

    @Child
    private ExpressionNode search;

    /** A count with the set whose size it is, which asks nothing of the whole position. */
    public PiecesCountNode(Design design, Cells pieces, ExpressionNode search) {
        this.pieces = CellsCode.of(design, pieces);
        this.search = search;
    }

    @Override
    public void watch() {
        showsAll = true;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        return executeLong(frame);
    }

    @Override
    public long executeLong(VirtualFrame frame) {
        return showsAll
                ? ((Number) search.execute(frame)).longValue()
                : pieces.count(Sight.between(Frames.state(frame)));
    }
}

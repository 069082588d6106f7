package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.analysis.Cells;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;
import org.senet.nodes.Watchable;
import org.senet.state.Design;

/** A condition, asked between moves, that is told by the set of the pieces at which it holds. */
public final class PiecesTestNode extends TestNode implements Watchable {
    private final CellsCode pieces;

    /** Whether the condition is evaluated nevertheless, because a tool looks. */
    @CompilationFinal
    private boolean showsAll;

    @Child
    private TestNode condition;

    /** A condition with the set that decides it, which asks nothing of the whole position. */
    public PiecesTestNode(Design design, Cells pieces, TestNode condition) {
        this.pieces = CellsCode.of(design, pieces);
        this.condition = condition;
    }

    @Override
    public void watch() {
        showsAll = true;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        return showsAll ? condition.executeBoolean(frame) : pieces.isAny(Sight.between(Frames.state(frame)));
    }
}

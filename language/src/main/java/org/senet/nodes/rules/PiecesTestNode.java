package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;
import org.senet.nodes.Watchable;

/** A condition, asked between moves, that is told by the set of the pieces at which it holds. */
public final class PiecesTestNode extends TestNode implements Watchable {
    private final PlaceSet pieces;
    private final int words;

    /** Whether the condition is evaluated nevertheless, because a tool looks. */
    @CompilationFinal
    private boolean showsAll;

    @Child
    private TestNode condition;

    /**
     * A condition with the set that tells it.
     *
     * @param words of such a set
     */
    public PiecesTestNode(PlaceSet pieces, int words, TestNode condition) {
        this.pieces = pieces;
        this.words = words;
        this.condition = condition;
    }

    @Override
    public void watch() {
        showsAll = true;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        return showsAll ? condition.executeBoolean(frame) : pieces.isAny(Frames.state(frame), words);
    }
}

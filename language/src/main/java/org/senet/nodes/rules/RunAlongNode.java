package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.profiles.BranchProfile;
import org.senet.analysis.Cells;
import org.senet.data.Nil;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Watchable;
import org.senet.state.Design;

/**
 * A loop that goes along a line as long as something holds there, and at the most counts its turns in a variable: how many turns
 * there are, and where it ends, is told by sets of positions, without going. The loop itself is run where a tool looks on, and where
 * there is no position or no number to begin with.
 */
public final class RunAlongNode extends ExpressionNode implements Watchable {
    /** The variable of a loop that does not count. */
    public static final int NOTHING_COUNTED = -1;

    private final Line line;
    private final CellsCode through;
    private final int counted;
    private final Sights sights;
    private final BranchProfile unusual = BranchProfile.create();

    @CompilationFinal
    private boolean isWatched;

    @Child
    private ExpressionNode loop;

    /**
     * @param through where the loop's condition holds
     * @param counted the slot of the variable, or {@link #NOTHING_COUNTED}
     * @param loop the same loop, going from position to position
     */
    public RunAlongNode(Design design, Line line, Cells through, int counted, ExpressionNode loop) {
        this.line = line;
        this.through = CellsCode.of(design, through);
        this.counted = counted;
        this.loop = loop;
        sights = new Sights(design);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        executeVoid(frame);
        return Nil.NIL;
    }

    @Override
    public void executeVoid(VirtualFrame frame) {
        int from = Frames.position(frame);
        if (isWatched || from < 0 || counted != NOTHING_COUNTED && !mayCount(frame)) {
            unusual.enter();
            loop.executeVoid(frame);
            return;
        }
        long open = through.word(sights.from(frame, from));
        int turns = line.turns(from, open);
        if (counted != NOTHING_COUNTED) {
            frame.setLong(counted, frame.getLong(counted) + turns);
        }
        Frames.setPosition(frame, line.end(from, open, turns));
    }

    /** Whether the variable holds an integer that stays one. */
    private boolean mayCount(VirtualFrame frame) {
        return frame.isLong(counted) && frame.getLong(counted) < Long.MAX_VALUE - Long.SIZE;
    }

    @Override
    public void watch() {
        isWatched = true;
    }
}

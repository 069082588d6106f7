package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.profiles.BranchProfile;
import java.util.List;
import org.senet.analysis.Cells;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;
import org.senet.nodes.Watchable;
import org.senet.nodes.core.TruthNode;
import org.senet.state.Design;

/**
 * Whether the current position completes a row of at least so many along one of several lines, whose other positions all fulfil a condition:
 * told by sets of positions, without going along the lines. The code that goes is run where a tool looks on, and where there is no
 * position.
 */
public final class RowsNode extends TestNode implements Watchable {
    @CompilationFinal(dimensions = 1)
    private final Row[] rows;

    private final CellsCode through;
    private final Sights sights;
    private final BranchProfile unusual = BranchProfile.create();

    @CompilationFinal
    private boolean isWatched;

    @Child
    private TestNode going;

    /**
     * A line with the length of a row.
     *
     * @param line one of its two directions
     * @param length at least 2
     */
    public record Length(Line line, int length) {}

    /**
     * @param through where it holds
     * @param going the same condition, going from position to position
     */
    public RowsNode(Design design, List<Length> rows, Cells through, ExpressionNode going) {
        this.rows = rows.stream().map(row -> new Row(design, row)).toArray(Row[]::new);
        this.through = CellsCode.of(design, through);
        this.going = TruthNode.of(going);
        sights = new Sights(design);
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        int position = Frames.position(frame);
        if (isWatched || position < 0) {
            unusual.enter();
            return going.executeBoolean(frame);
        }
        return isInRow(position, through.word(sights.from(frame, position)) | 1L << position);
    }

    @ExplodeLoop
    private boolean isInRow(int position, long set) {
        // Without branches: hardly any position has a row, and all lines together are soon done.
        long found = 0;
        for (var row : rows) {
            found |= row.in(set) & row.through[position];
        }
        return found != 0;
    }

    @Override
    public void watch() {
        isWatched = true;
    }

    /** The rows along a line. Immutable. */
    private static final class Row {
        private final int distance;
        private final int length;

        /** For each position where those rows begin that it is part of. */
        @CompilationFinal(dimensions = 1)
        private final long[] through;

        Row(Design design, Length row) {
            length = row.length();
            distance = row.line().distance();
            through = new long[design.topology.size()];
            for (int p = 0; p < through.length; p++) {
                through[p] = row.line().rowsThrough(p, length);
            }
        }

        /** Where rows of a set begin, and perhaps more positions, where there is not so long a way. */
        @ExplodeLoop
        long in(long set) {
            long begins = set;
            int step = 1;
            for (int known = 1; known < length; known += step) {
                step = Math.min(known, length - known);
                begins &= shifted(begins, distance * step);
            }
            return begins;
        }

        /** The way back; a way is never longer than a word. */
        private static long shifted(long set, int by) {
            return by > 0 ? set >>> Math.min(by, Long.SIZE - 1) : set << Math.min(-by, Long.SIZE - 1);
        }
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.ir.Query;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;
import org.senet.state.State;

/**
 * Whether the answer to a question is yes at all positions of one of several groups, such as the rows through a position. The
 * groups are known for each position from which is looked, so that nothing is asked twice.
 */
public final class PatternNode extends TestNode {
    private static final int NOWHERE = -1;

    private final Site site;
    private final Query query;
    private final int groups;
    private final int size;

    /** For each position its groups, one after another, each with so many positions, or none. */
    @CompilationFinal(dimensions = 1)
    private final int[] table;

    /**
     * The test of some groups.
     *
     * @param query has yes or no as its answer
     * @param groups for each position the groups of positions; no group is empty
     */
    public PatternNode(Site site, Query query, int[][][] groups) {
        this.site = site;
        this.query = query;
        int most = 1;
        int largest = 1;
        for (var here : groups) {
            most = Math.max(most, here.length);
            for (var group : here) {
                largest = Math.max(largest, group.length);
            }
        }
        this.groups = most;
        size = largest;
        table = new int[groups.length * most * largest];
        for (int p = 0; p < groups.length; p++) {
            for (int i = 0; i < most * largest; i++) {
                table[p * most * largest + i] = at(groups[p], i / largest, i % largest);
            }
        }
    }

    /** A short group is filled up with its first position. */
    private static int at(int[][] groups, int group, int index) {
        if (group >= groups.length) {
            return NOWHERE;
        }
        return groups[group][index < groups[group].length ? index : 0];
    }

    @Override
    @ExplodeLoop
    public boolean executeBoolean(VirtualFrame frame) {
        var state = site.state(frame, this);
        int position = Frames.position(frame);
        if (position < 0) {
            return false;
        }
        var board = site.board(frame, state);
        for (int i = 0; i < groups; i++) {
            if (isFull(state, board, (position * groups + i) * size)) {
                return true;
            }
        }
        return false;
    }

    @ExplodeLoop
    private boolean isFull(State state, int[] board, int from) {
        for (int i = 0; i < size; i++) {
            int at = table[from + i];
            if (at < 0 || !site.holds(state, query, board[at])) {
                return false;
            }
        }
        return true;
    }
}

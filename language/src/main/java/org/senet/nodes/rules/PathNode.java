package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.util.List;
import org.senet.data.PersistentVector;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.state.State;

/** Looks along a path from the current position without moving. */
public final class PathNode extends Node {
    private final Site site;
    private final PathTables paths = new PathTables();

    @Children
    private final ExpressionNode[] elements;

    /** A path of directions and positions; an empty one is the current position. */
    public PathNode(Site site, ExpressionNode... elements) {
        this.site = site;
        this.elements = elements;
    }

    /** Whether the path leads nowhere else. */
    boolean isEmpty() {
        return elements.length == 0;
    }

    /** The directions and positions. */
    List<ExpressionNode> elements() {
        return List.of(elements);
    }

    /** The position at the end, or -1 when the path leaves the board. */
    public int end(VirtualFrame frame, State state) {
        // What computes an element may move, so the position is asked behind it.
        return switch (elements.length) {
            case 0 -> Frames.position(frame);
            case 1 -> {
                var only = elements[0].execute(frame);
                yield step(state, Frames.position(frame), only);
            }
            default -> {
                var values = values(frame);
                yield end(state, values, Frames.position(frame));
            }
        };
    }

    /** The elements, which are all computed before the first step. */
    @ExplodeLoop
    Object[] values(VirtualFrame frame) {
        var values = new Object[elements.length];
        for (int i = 0; i < elements.length; i++) {
            values[i] = elements[i].execute(frame);
        }
        return values;
    }

    /** The position at the end of the path from a position, or -1 when it leaves the board. */
    @ExplodeLoop
    int end(State state, Object[] values, int from) {
        int at = from;
        for (int i = 0; i < elements.length; i++) {
            at = step(state, at, values[i]);
            if (at < 0) {
                return -1;
            }
        }
        return at;
    }

    private int step(State state, int from, Object element) {
        if (element instanceof PersistentVector path && from >= 0 && site.design != null) {
            int to = paths.end(site, state, from, path, this);
            if (to != PathTables.UNKNOWN) {
                return to;
            }
        }
        return Paths.step(site, state, from, element, this);
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.util.List;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.state.State;

/** Looks along a path from the current position without moving. */
public final class PathNode extends Node {
    private final Site site;

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
        return end(frame, state, Frames.position(frame));
    }

    /** The position at the end of the path from another position than the current one, or -1 when it leaves the board. */
    @ExplodeLoop
    int end(VirtualFrame frame, State state, int from) {
        int at = from;
        for (var element : elements) {
            at = Paths.step(site, state, at, element.execute(frame), this);
            if (at < 0) {
                return -1;
            }
        }
        return at;
    }
}

package org.senet.nodes;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.MaterializedFrame;
import com.oracle.truffle.api.nodes.Node;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.state.State;

/** The variables that are visible where a program has stopped. They can be changed. */
final class LocalScope extends ScopeObject {
    private final Map<String, Integer> slots;
    private final @Nullable MaterializedFrame frame;

    private LocalScope(
            String title, Map<String, Integer> slots, @Nullable MaterializedFrame frame, @Nullable Object outer) {
        super(title, outer);
        this.slots = slots;
        this.frame = frame;
    }

    /**
     * The scope of a node: its variables, and around them the move that is being made, if there is one.
     *
     * @param frame the frame in which the node runs, or null when it does not run
     */
    @TruffleBoundary
    static Object of(Node node, @Nullable MaterializedFrame frame) {
        var root = node.getRootNode();
        var outer = frame != null
                        && root instanceof CodeRootNode code
                        && frame.getArguments().length > 0
                        && frame.getArguments()[Frames.STATE] instanceof State state
                        && state.design != null
                ? MoveScope.of(node, frame, state, code.hasRegisters())
                : null;
        return new LocalScope(root.getName(), VisibleLocals.at(node).slots(), frame, outer);
    }

    @Override
    Set<String> names() {
        return slots.keySet();
    }

    @Override
    Object value(String name) {
        return frame == null ? Nil.NIL : VisibleLocals.read(frame, slots.get(name));
    }

    @Override
    boolean isChangeable() {
        return frame != null;
    }

    @Override
    void change(String name, Object value) {
        if (frame != null) {
            VisibleLocals.write(frame, slots.get(name), value);
        }
    }
}

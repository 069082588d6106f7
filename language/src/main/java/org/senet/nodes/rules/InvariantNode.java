package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import org.senet.nodes.TestNode;
import org.senet.state.State;

/** A remembered invariant that is checked again, with the values that were kept. */
public final class InvariantNode extends Node {
    @CompilationFinal(dimensions = 1)
    private final int[] slots;

    @Child
    private TestNode condition;

    /** @param slots the slots from which the condition reads the values that were kept */
    public InvariantNode(int[] slots, TestNode condition) {
        this.slots = slots;
        this.condition = condition;
    }

    /** Whether the invariant holds that stands at an index of the words of a move buffer. */
    @ExplodeLoop
    boolean holds(VirtualFrame frame, State state, long[] words, int at) {
        long header = words[at];
        for (int i = 0; i < slots.length; i++) {
            long word = words[at + 1 + i];
            if (Invariants.isObject(header, i)) {
                frame.setObject(slots[i], kept(state, (int) word));
            } else {
                frame.setLong(slots[i], word);
            }
        }
        return condition.executeBoolean(frame);
    }

    @TruffleBoundary
    private static Object kept(State state, int index) {
        return state.keptObjects.get(index);
    }
}

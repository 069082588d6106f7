package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.RootNode;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.TestNode;

/** Checks a remembered invariant again: arguments are the state and where the invariant stands in the move buffer. */
public final class InvariantRootNode extends RootNode {
    @CompilationFinal(dimensions = 1)
    private final int[] slots;

    @Child
    private TestNode condition;

    /** @param slots the slots from which the condition reads the values that were kept */
    public InvariantRootNode(TruffleLanguage<?> language, FrameLayout layout, int[] slots, TestNode condition) {
        super(language, Frames.descriptor(layout));
        this.slots = slots;
        this.condition = condition;
    }

    @Override
    @ExplodeLoop
    public Object execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int at = (int) frame.getArguments()[1];
        var data = state.moves.data;
        long header = data[at];
        frame.setInt(FrameLayout.POSITION, -1);
        for (int i = 0; i < slots.length; i++) {
            long word = data[at + 1 + i];
            if (Invariants.isObject(header, i)) {
                frame.setObject(slots[i], state.keptObjects.get((int) word));
            } else {
                frame.setLong(slots[i], word);
            }
        }
        return condition.executeBoolean(frame);
    }

    @Override
    public String getName() {
        return "invariant";
    }
}

package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;

/**
 * The slots that steps have written for what follows them, and that nobody reads any more when they come back. Compiled code
 * forgets them there: else all the ways by which steps can come back would have to agree on them, which costs registers and
 * moves.
 */
public final class SpentSlots {
    @CompilationFinal(dimensions = 1)
    private final int[] variables;

    private final boolean position;

    /** Slots of a frame; of the registers only the position counts. */
    public SpentSlots(int... slots) {
        variables = java.util.Arrays.stream(slots)
                .filter(s -> s >= FrameLayout.FIRST_VARIABLE)
                .toArray();
        position = java.util.Arrays.stream(slots).anyMatch(s -> s == FrameLayout.POSITION);
    }

    /** Does nothing in the interpreter. */
    @ExplodeLoop
    public void forget(VirtualFrame frame) {
        if (CompilerDirectives.inCompiledCode()) {
            for (int slot : variables) {
                frame.clear(slot);
            }
            if (position) {
                Frames.setPosition(frame, -1);
            }
        }
    }
}

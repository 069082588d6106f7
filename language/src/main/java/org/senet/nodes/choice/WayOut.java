package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.runtime.Unwind;

/**
 * Adds a step to an {@link Unwind} that leaves it. Code is compiled without this way until it is needed; from then on it is a part
 * of the compiled code, because searches that pause for each result leave all their steps each time.
 */
final class WayOut {
    @CompilationFinal
    private boolean used;

    /** Adds a step with its frame; returns the unwind, to be thrown on. */
    Unwind through(Unwind unwind, Unwind.Resumable step, VirtualFrame frame, Object mark) {
        enter();
        return unwind.through(step, frame.materialize(), mark);
    }

    /** Notes that the way is taken. */
    void enter() {
        if (!used) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            used = true;
        }
    }
}

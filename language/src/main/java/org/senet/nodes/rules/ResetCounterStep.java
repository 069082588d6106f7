package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.state.Counters;
import org.senet.state.Design;
import org.senet.state.Log;

/**
 * {@code (set! counter 0)}, which most moves of some games do: as a bit of the move, because an entry in the log would cost more
 * than all the rest of it.
 */
public final class ResetCounterStep extends Step {
    private final Design design;
    private final int counter;

    @Child
    private Step next;

    /** @param counter the index of one of the first {@value Counters#RESETTABLE} counters */
    public ResetCounterStep(Design design, int counter, Step next) {
        this.design = design;
        this.counter = counter;
        this.next = next;
    }

    /** The counter's index. */
    int counter() {
        return counter;
    }

    /** What follows. */
    Step next() {
        return next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        if (design.setsCounters() && state.countersSet) {
            return resetInLog(frame);
        }
        int before = state.resets;
        state.resets = before | 1 << counter;
        int outcome = next.execute(frame);
        state.resets = before;
        return outcome;
    }

    /** Where counters have got other numbers, the order counts. */
    private int resetInLog(VirtualFrame frame) {
        var state = Frames.state(frame);
        int top = Registers.logTop(frame);
        int before = state.counter(counter);
        state.counters.set(counter, 0);
        Registers.push(frame, state, Log.entry(Log.COUNTER, counter, before, 0));
        int outcome = next.execute(frame);
        Registers.setLogTop(frame, top);
        state.counters.set(counter, before);
        return outcome;
    }
}

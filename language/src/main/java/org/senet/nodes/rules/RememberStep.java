package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.choice.RestNode;
import org.senet.state.State;

/**
 * Before a check that reads globals: remembers it with the moves that are made after it. Other than an {@link InvariantStep} it keeps no
 * values, but all that the check can see, and has it made again as a whole: what a check comes to may depend on the globals.
 */
public final class RememberStep extends Step {
    private final int number;

    @Child
    private RestNode again;

    @Child
    private Step next;

    /**
     * @param number the check's number among the {@link Invariants}
     * @param again the check alone, which comes to a stop where it holds
     * @param next the check and what follows it
     */
    public RememberStep(int number, RestNode again, Step next) {
        this.number = number;
        this.again = again;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        Registers.store(frame, state);
        int at = Registers.invariantTop(frame);
        state.reserveInvariants(at + 2);
        state.invariants[at] = Invariants.header(number, 1, 1);
        state.invariants[at + 1] = keep(state, new KeptCheck(state, again.copy(frame)));
        Registers.setInvariantTop(frame, at + 2);
        int outcome = next.execute(frame);
        Registers.setInvariantTop(frame, at);
        return outcome;
    }

    @TruffleBoundary
    private static int keep(State state, KeptCheck check) {
        state.keptObjects.add(check);
        return state.keptObjects.size() - 1;
    }
}

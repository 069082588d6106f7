package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;
import org.senet.nodes.choice.SpentSlots;
import org.senet.runtime.Outcome;
import org.senet.state.State;

/** A check that reads globals: it is remembered with the moves that are made after it, with the values that it keeps. */
public final class InvariantStep extends Step {
    private final int number;

    @CompilationFinal(dimensions = 1)
    private final int[] slots;

    @Children
    private final ExpressionNode[] bindings;

    @Child
    private TestNode condition;

    private final SpentSlots spent;

    @Child
    private Step next;

    /**
     * @param number the condition's number among the {@link Invariants}
     * @param bindings nodes that compute the values to keep, each into its slot
     * @param condition the condition over those slots and the globals
     */
    public InvariantStep(
            int number, int[] slots, ExpressionNode[] bindings, TestNode condition, SpentSlots spent, Step next) {
        this.spent = spent;
        this.number = number;
        this.slots = slots;
        this.bindings = bindings;
        this.condition = condition;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        bind(frame);
        if (!condition.executeBoolean(frame)) {
            return Outcome.EXHAUSTED;
        }
        int mark = Registers.invariantTop(frame);
        remember(frame, state);
        int outcome = next.execute(frame);
        spent.forget(frame);
        Registers.setInvariantTop(frame, mark);
        return outcome;
    }

    @ExplodeLoop
    private void bind(VirtualFrame frame) {
        for (var binding : bindings) {
            binding.executeVoid(frame);
        }
    }

    @ExplodeLoop
    private void remember(VirtualFrame frame, State state) {
        int objects = 0;
        for (int i = 0; i < slots.length; i++) {
            objects |= frame.isLong(slots[i]) ? 0 : 1 << i;
        }
        int at = Registers.invariantTop(frame);
        int top = at + slots.length + 1;
        state.reserveInvariants(top);
        Registers.setInvariantTop(frame, top);
        var words = state.invariants;
        words[at] = Invariants.header(number, slots.length, objects);
        for (int i = 0; i < slots.length; i++) {
            int slot = slots[i];
            words[at + 1 + i] = frame.isLong(slot) ? frame.getLong(slot) : keep(state, frame.getValue(slot));
        }
    }

    @TruffleBoundary
    private static int keep(State state, Object value) {
        state.keptObjects.add(value);
        return state.keptObjects.size() - 1;
    }
}

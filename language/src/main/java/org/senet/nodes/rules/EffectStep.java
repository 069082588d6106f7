package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.choice.SpentSlots;

/** An effect in code that may choose: done, gone on from, and undone. */
public final class EffectStep extends Step {
    @Child
    private EffectNode effect;

    private final SpentSlots spent;

    @Child
    private Step next;

    /** The effect, then the next step. */
    public EffectStep(EffectNode effect, SpentSlots spent, Step next) {
        this.spent = spent;
        this.effect = effect;
        this.next = next;
    }

    /** What it does. */
    public EffectNode effect() {
        return effect;
    }

    /** What follows. */
    public Step next() {
        return next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int logTop = Registers.logTop(frame);
        int hand = Registers.hand(frame);
        var handRest = Registers.handRest(frame);
        long entry = effect.apply(frame, state);
        int outcome = next.execute(frame);
        spent.forget(frame);
        Registers.restore(frame, logTop, hand, handRest);
        if (effect.isSure() || entry != EffectNode.NOTHING) {
            effect.undo(frame, state, entry);
        }
        return outcome;
    }
}

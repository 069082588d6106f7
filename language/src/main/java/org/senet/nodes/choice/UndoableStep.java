package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;

/** Deterministic code that may change the board: its effects are undone from the log afterwards, and what an attack has made of globals. */
public final class UndoableStep extends Step {
    @Child
    private ExpressionNode code;

    @Child
    private Step next;

    /** Runs the code, then the next step, then undoes. */
    public UndoableStep(ExpressionNode code, Step next) {
        this.code = code;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        return execute(frame, code, next);
    }

    /** Runs such code, then the next step, then undoes. */
    public static int execute(VirtualFrame frame, ExpressionNode code, Step next) {
        var state = Frames.state(frame);
        int from = Registers.logTop(frame);
        int hand = Registers.hand(frame);
        var handRest = Registers.handRest(frame);
        int resets = state.resets;
        var globals = state.globals;
        var globalObjects = state.globalObjects;
        code.executeVoid(frame);
        int to = Registers.logTop(frame);
        int outcome = next.execute(frame);
        state.resets = resets;
        state.undoGlobals(globals, globalObjects);
        Registers.restore(frame, from, hand, handRest);
        if (to != from) {
            state.undoEffects(from, to);
        }
        return outcome;
    }
}

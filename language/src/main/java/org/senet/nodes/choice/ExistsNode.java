package org.senet.nodes.choice;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;
import org.senet.runtime.Outcome;

/** Whether code that may choose reaches its end, run in place; nothing that it does remains. */
public final class ExistsNode extends TestNode implements ChoicePoint {
    private final SavedSlots saved;

    @Child
    private Step body;

    /** @param body steps whose end is a {@link StopStep} */
    public ExistsNode(SavedSlots saved, Step body) {
        this.saved = saved;
        this.body = body;
    }

    /** Tells, before the code runs for the first time, that the first thing that must hold hardly ever does, if it is a check. */
    public void expectFailure() {
        if (body instanceof CheckStep check) {
            check.expectFailure();
        }
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        saved.save(frame);
        int outcome = body.execute(frame);
        saved.restore(frame);
        return outcome == Outcome.STOP;
    }

    @Override
    public SavedSlots saved() {
        return saved;
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.function.IntConsumer;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.nodes.Watchable;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.SavedSlots;
import org.senet.runtime.Outcome;
import org.senet.state.Flood;
import org.senet.state.State;

/**
 * {@code (any-connected statement ...)}: goes to the current position, and to each one that the statements can reach from a
 * position that it goes to, the near ones first. Each is visited once, and looked for only when the ones before it have
 * been followed, so that a search which ends early looks at few.
 */
public final class AnyConnectedStep extends Step implements WritesSlot, Watchable {
    private final SavedSlots saved;

    @Child
    private Step spread;

    @Child
    private Step next;

    /** @param spread steps whose end is a {@link SpreadStep} */
    public AnyConnectedStep(Step spread, SavedSlots saved, Step next) {
        this.spread = spread;
        this.saved = saved;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        int start = Frames.position(frame);
        if (start < 0) {
            return Outcome.EXHAUSTED;
        }
        saved.save(frame);
        var flood = state.floods.begin();
        flood.add(start);
        int outcome = visit(frame, state, flood);
        state.floods.end();
        return outcome;
    }

    private int visit(VirtualFrame frame, State state, Flood flood) {
        for (int i = 0; i < flood.size(); i++) {
            Frames.setPosition(frame, flood.get(i));
            if (next.execute(frame) == Outcome.STOP) {
                return Outcome.STOP;
            }
            saved.restore(frame);
            Frames.setPosition(frame, flood.get(i));
            var outer = state.spreading;
            state.spreading = flood;
            spread.execute(frame);
            state.spreading = outer;
            saved.restore(frame);
        }
        TruffleSafepoint.poll(this);
        return Outcome.EXHAUSTED;
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }

    @Override
    public void watch() {
        haltBefore(next);
    }
}

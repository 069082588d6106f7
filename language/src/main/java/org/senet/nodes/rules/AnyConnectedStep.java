package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.function.IntConsumer;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.SavedSlots;
import org.senet.runtime.Outcome;
import org.senet.state.Flood;
import org.senet.state.State;

/**
 * {@code (any-connected condition direction ...)}: goes to the current position, and to each position that is reached from
 * it by steps over positions where the condition holds, the near ones first. Each is visited once, and looked for only when
 * the ones before it have been followed, so that a search which ends early looks at few.
 */
public final class AnyConnectedStep extends Step implements WritesSlot {
    private final SavedSlots saved;

    @Child
    private TestNode condition;

    @Children
    private final PathNode[] directions;

    @Child
    private Step next;

    /** @param condition asked at the position that a step leads to */
    public AnyConnectedStep(TestNode condition, PathNode[] directions, SavedSlots saved, Step next) {
        this.condition = condition;
        this.directions = directions;
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
        var flood = state.beginFlood();
        flood.add(start);
        int outcome = visit(frame, state, flood);
        state.endFlood();
        return outcome;
    }

    private int visit(VirtualFrame frame, State state, Flood flood) {
        for (int i = 0; i < flood.size(); i++) {
            int position = flood.get(i);
            Frames.setPosition(frame, position);
            if (next.execute(frame) == Outcome.STOP) {
                return Outcome.STOP;
            }
            saved.restore(frame);
            spread(frame, state, flood, position);
        }
        TruffleSafepoint.poll(this);
        return Outcome.EXHAUSTED;
    }

    @ExplodeLoop
    private void spread(VirtualFrame frame, State state, Flood flood, int position) {
        for (var direction : directions) {
            Frames.setPosition(frame, position);
            int to = direction.end(frame, state);
            if (to >= 0 && !flood.contains(to)) {
                Frames.setPosition(frame, to);
                if (condition.executeBoolean(frame)) {
                    flood.add(to);
                }
            }
        }
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        slots.accept(FrameLayout.POSITION);
    }
}

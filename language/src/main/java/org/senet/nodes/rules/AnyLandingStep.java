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
import org.senet.state.State;

/**
 * {@code (any last-move)}: goes to each position on which the last move has left a piece. Where the last move is not known,
 * as in a position that was read from a text, any piece may have been the last one to come where it stands.
 */
public final class AnyLandingStep extends Step implements WritesSlot, Watchable {
    private final SavedSlots saved;

    @Child
    private Step next;

    /** Goes on with the next step at each of the positions. */
    public AnyLandingStep(SavedSlots saved, Step next) {
        this.saved = saved;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        saved.save(frame);
        if (!state.landings.isLastMoveKnown()) {
            return everywhere(frame, state);
        }
        int end = state.landings.end();
        for (int i = state.landings.start(); i < end; i++) {
            int position = state.landings.position(i);
            if (state.board[position] != 0) {
                Frames.setPosition(frame, position);
                if (next.execute(frame) == Outcome.STOP) {
                    return Outcome.STOP;
                }
                saved.restore(frame);
            }
        }
        return Outcome.EXHAUSTED;
    }

    private int everywhere(VirtualFrame frame, State state) {
        for (int position = 0; position < state.board.length; position++) {
            if (state.board[position] != 0) {
                Frames.setPosition(frame, position);
                if (next.execute(frame) == Outcome.STOP) {
                    return Outcome.STOP;
                }
                saved.restore(frame);
            }
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

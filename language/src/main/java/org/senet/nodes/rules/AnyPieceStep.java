package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.List;
import java.util.function.IntConsumer;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.nodes.Watchable;
import org.senet.nodes.WritesSlot;
import org.senet.nodes.choice.ChoicePoint;
import org.senet.nodes.choice.SavedSlots;
import org.senet.runtime.Outcome;

/** {@code (any King)}: goes to each position that holds a piece of that type, whoever owns it, in the board's order. */
public final class AnyPieceStep extends Step implements WritesSlot, ChoicePoint, Watchable {
    private final PieceSet types;
    private final SavedSlots saved;

    @Child
    private Step next;

    /** @param types the names of the types */
    public AnyPieceStep(List<String> types, SavedSlots saved, Step next) {
        this.types = new PieceSet(types);
        this.saved = saved;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        types.prepare(state, this);
        saved.save(frame);
        for (int w = 0; w < types.words(); w++) {
            long set = types.candidates(state, w, Registers.logTop(frame));
            while (set != 0) {
                int p = w << 6 | Long.numberOfTrailingZeros(set);
                set &= set - 1;
                if (types.contains(state.board[p])) {
                    Frames.setPosition(frame, p);
                    if (next.execute(frame) == Outcome.STOP) {
                        return Outcome.STOP;
                    }
                    saved.restore(frame);
                }
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
    public SavedSlots saved() {
        return saved;
    }

    @Override
    public void watch() {
        haltBefore(next);
    }
}

package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.function.IntConsumer;
import org.senet.errors.SenetException;
import org.senet.nodes.ReadsSlots;
import org.senet.nodes.Step;

/** One of several ways to go on, by its number. */
public final class SelectStep extends Step implements ReadsSlots {
    private final int slot;

    @Children
    private final Step[] ways;

    /**
     * @param slot the slot that holds the number, from 0
     * @param ways each includes all that follows it
     */
    public SelectStep(int slot, Step... ways) {
        this.slot = slot;
        this.ways = ways;
    }

    @Override
    public void readSlots(IntConsumer slots) {
        slots.accept(slot);
    }

    @Override
    @ExplodeLoop
    public int execute(VirtualFrame frame) {
        var number = frame.getValue(slot);
        for (int i = 0; i < ways.length; i++) {
            if (number instanceof Long n && n == i) {
                return ways[i].execute(frame);
            }
        }
        throw noOption();
    }

    @TruffleBoundary
    private SenetException noOption() {
        return SenetException.runtime(
                this, "the options of this choice are the numbers from 0 to " + (ways.length - 1));
    }
}

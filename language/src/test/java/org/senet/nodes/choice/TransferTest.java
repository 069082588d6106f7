package org.senet.nodes.choice;

import static org.assertj.core.api.Assertions.assertThat;

import com.oracle.truffle.api.Truffle;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.junit.jupiter.api.Test;
import org.senet.data.Nil;
import org.senet.ir.FrameLayout;
import org.senet.nodes.Frames;
import org.senet.state.State;

/** Variables that compiled code has forgotten are handed on like those that never had a value. */
class TransferTest {
    private final FrameLayout layout = new FrameLayout();
    private final int bound = layout.slot(layout.local("bound"));
    private final int forgotten = layout.slot(layout.local("forgotten"));

    @SuppressWarnings("NullAway") // An empty hand has nothing below its top.
    private VirtualFrame frame() {
        var frame = Truffle.getRuntime().createVirtualFrame(new Object[0], Frames.descriptor(layout));
        frame.setIntStatic(FrameLayout.POSITION, 0);
        frame.setIntStatic(FrameLayout.LOG_TOP, 0);
        frame.setIntStatic(FrameLayout.HAND, 0);
        frame.setObjectStatic(FrameLayout.HAND_REST, null);
        frame.setIntStatic(FrameLayout.INVARIANT_TOP, 0);
        return frame;
    }

    @Test
    void handsOnWhatWasForgotten() {
        var from = frame();
        var to = frame();
        var state = State.withoutBoard();
        from.setLong(bound, 7);
        from.setObject(forgotten, "old");
        from.clear(forgotten);
        var transfer = new Transfer(new int[] {bound, forgotten});

        transfer.send(from, state);
        transfer.receive(to, state);

        assertThat(to.getValue(bound)).isEqualTo(7L);
        assertThat(to.getValue(forgotten)).isEqualTo(Nil.NIL);
    }

    @Test
    void copiesWhatWasForgotten() {
        var from = frame();
        from.setObject(bound, "kept");
        from.clear(forgotten);

        assertThat(new CopiedLocals(new int[] {bound, forgotten}).copy(from)).containsExactly("kept", Nil.NIL);
    }
}

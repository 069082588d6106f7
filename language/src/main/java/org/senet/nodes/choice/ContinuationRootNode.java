package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.source.SourceSection;
import org.senet.data.SourceSpan;
import org.senet.ir.FrameLayout;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.SlotValue;
import org.senet.nodes.Step;
import org.senet.runtime.Continuation;

/** The root of the rest that a continuation stands for: arguments are the state, the continuation and the value. */
final class ContinuationRootNode extends CodeRootNode {
    private final SourceSpan place;
    private final CopiedLocals locals;
    private final SlotValue value;

    @Child
    private Step body;

    ContinuationRootNode(
            TruffleLanguage<?> language,
            String name,
            SourceSpan place,
            FrameLayout layout,
            CopiedLocals locals,
            int valueSlot,
            Step body) {
        super(language, name, Frames.descriptor(layout));
        this.place = place;
        this.locals = locals;
        value = valueSlot == SharedRoot.NO_VALUE ? null : new SlotValue(valueSlot);
        this.body = body;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var arguments = frame.getArguments();
        var continuation = CompilerDirectives.castExact(arguments[Frames.SELF], Continuation.class);
        Registers.load(frame, Frames.state(frame));
        locals.restore(frame, continuation.locals);
        if (value != null) {
            value.write(frame, arguments[Frames.FIRST]);
        }
        return body.execute(frame);
    }

    @Override
    public int[] entrySlots() {
        var slots = locals.slots();
        if (value == null) {
            return slots;
        }
        var all = java.util.Arrays.copyOf(slots, slots.length + 1);
        all[slots.length] = value.slot();
        return all;
    }

    @Override
    public SourceSection getSourceSection() {
        return place == null ? body.getSourceSection() : place.section();
    }
}

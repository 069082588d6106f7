package org.senet.nodes.core;

import com.oracle.truffle.api.dsl.NodeField;
import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import java.util.function.IntConsumer;
import org.senet.data.Cons;
import org.senet.data.LazySeq;
import org.senet.data.Nil;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.ReadsSlots;

/** The value of a local variable that is not read any more: if it is a sequence, the variable lets go of it. */
@NodeField(name = "slot", type = int.class)
public abstract class LocalTakeNode extends ExpressionNode implements ReadsSlots {
    abstract int getSlot();

    @Specialization(guards = "frame.isLong(getSlot())")
    long takeLong(VirtualFrame frame) {
        return frame.getLong(getSlot());
    }

    @Specialization(guards = "frame.isDouble(getSlot())")
    double takeDouble(VirtualFrame frame) {
        return frame.getDouble(getSlot());
    }

    @Specialization(guards = "frame.isObject(getSlot())")
    Object takeObject(VirtualFrame frame) {
        var value = frame.getObject(getSlot());
        if (value instanceof LazySeq || value instanceof Cons) {
            frame.setObject(getSlot(), Nil.NIL);
        }
        return value;
    }

    @Override
    public void readSlots(IntConsumer slots) {
        slots.accept(getSlot());
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == StandardTags.ReadVariableTag.class || super.hasTag(tag);
    }
}

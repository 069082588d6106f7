package org.senet.nodes.core;

import com.oracle.truffle.api.dsl.NodeField;
import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import java.util.function.IntConsumer;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.ReadsSlots;

/** The value of a local variable. */
@NodeField(name = "slot", type = int.class)
public abstract class LocalReadNode extends ExpressionNode implements ReadsSlots {
    abstract int getSlot();

    /** Where the variable is. */
    public final int slot() {
        return getSlot();
    }

    @Specialization(guards = "frame.isLong(getSlot())")
    long readLong(VirtualFrame frame) {
        return frame.getLong(getSlot());
    }

    @Specialization(guards = "frame.isDouble(getSlot())")
    double readDouble(VirtualFrame frame) {
        return frame.getDouble(getSlot());
    }

    @Specialization(guards = "frame.isObject(getSlot())")
    Object readObject(VirtualFrame frame) {
        return frame.getObject(getSlot());
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

package org.senet.nodes.core;

import com.oracle.truffle.api.dsl.NodeChild;
import com.oracle.truffle.api.dsl.NodeField;
import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import java.util.function.IntConsumer;
import org.senet.nodes.BindsSlot;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.WritesSlot;

/** Binds or changes a local variable; the value is the new one. */
@NodeChild(value = "valueNode", type = ExpressionNode.class)
@NodeField(name = "slot", type = int.class)
@NodeField(name = "restored", type = boolean.class)
public abstract class LocalWriteNode extends ExpressionNode implements WritesSlot, BindsSlot {
    abstract int getSlot();

    abstract boolean isRestored();

    abstract ExpressionNode getValueNode();

    /** What is assigned. */
    public final ExpressionNode value() {
        return getValueNode();
    }

    @Override
    public final int slot() {
        return getSlot();
    }

    @Specialization
    long writeLong(VirtualFrame frame, long value) {
        frame.setLong(getSlot(), value);
        return value;
    }

    @Specialization
    double writeDouble(VirtualFrame frame, double value) {
        frame.setDouble(getSlot(), value);
        return value;
    }

    @Specialization(replaces = {"writeLong", "writeDouble"})
    Object writeObject(VirtualFrame frame, Object value) {
        frame.setObject(getSlot(), value);
        return value;
    }

    @Override
    public void writtenSlots(IntConsumer slots) {
        if (isRestored()) {
            slots.accept(getSlot());
        }
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == StandardTags.WriteVariableTag.class || super.hasTag(tag);
    }
}

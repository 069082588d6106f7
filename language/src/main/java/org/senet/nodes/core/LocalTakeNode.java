package org.senet.nodes.core;

import com.oracle.truffle.api.dsl.Specialization;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Nil;
import org.senet.data.Seq;

/**
 * The value of a local variable that is read for the last time. A sequence does not stay in the slot, because it may be
 * too long to be kept while somebody walks along it; other values do, for debuggers to see.
 */
public abstract class LocalTakeNode extends LocalReadNode {
    @Override
    @Specialization(guards = "frame.isObject(getSlot())")
    Object readObject(VirtualFrame frame) {
        var value = frame.getObject(getSlot());
        if (value instanceof Seq) {
            frame.setObject(getSlot(), Nil.NIL);
        }
        return value;
    }
}

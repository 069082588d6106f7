package org.senet.nodes.core;

import com.oracle.truffle.api.dsl.Specialization;
import org.senet.data.Numbers;

/** The remainder of integer division towards zero. */
public abstract class RemainderNode extends BinaryNode {
    @Specialization(guards = "right > 0")
    static long longs(long left, long right) {
        return left % right;
    }

    @Specialization(replaces = "longs")
    Object tower(Object left, Object right) {
        return tower(this, Numbers::remainder, left, right);
    }
}

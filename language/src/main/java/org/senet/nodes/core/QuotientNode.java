package org.senet.nodes.core;

import com.oracle.truffle.api.dsl.Specialization;
import org.senet.data.Numbers;

/** Integer division towards zero. */
public abstract class QuotientNode extends BinaryNode {
    @Specialization(guards = "right > 0")
    static long longs(long left, long right) {
        return left / right;
    }

    @Specialization(replaces = "longs")
    Object tower(Object left, Object right) {
        return tower(this, Numbers::quotient, left, right);
    }
}

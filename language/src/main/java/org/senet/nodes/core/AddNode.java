package org.senet.nodes.core;

import com.oracle.truffle.api.dsl.Specialization;
import org.senet.data.Numbers;

/** Addition. */
public abstract class AddNode extends BinaryNode {
    @Specialization
    long longs(long left, long right) {
        try {
            return Math.addExact(left, right);
        } catch (ArithmeticException e) {
            throw overflow();
        }
    }

    @Specialization
    static double doubles(double left, double right) {
        return left + right;
    }

    @Specialization(replaces = {"longs", "doubles"})
    public Object tower(Object left, Object right) {
        return tower(this, Numbers::add, left, right);
    }
}

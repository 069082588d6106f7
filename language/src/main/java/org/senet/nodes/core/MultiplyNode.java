package org.senet.nodes.core;

import com.oracle.truffle.api.dsl.Specialization;
import org.senet.data.Numbers;

/** Multiplication. */
public abstract class MultiplyNode extends BinaryNode {
    @Specialization
    long longs(long left, long right) {
        try {
            return Math.multiplyExact(left, right);
        } catch (ArithmeticException e) {
            throw overflow();
        }
    }

    @Specialization
    static double doubles(double left, double right) {
        return left * right;
    }

    @Specialization(replaces = {"longs", "doubles"})
    Object tower(Object left, Object right) {
        return tower(this, Numbers::multiply, left, right);
    }
}

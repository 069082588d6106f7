package org.senet.nodes.core;

import com.oracle.truffle.api.dsl.Specialization;

/** Whether the first number is not greater than the second. */
public abstract class LessEqualNode extends ComparisonNode {
    @Specialization
    static boolean longs(long left, long right) {
        return left <= right;
    }

    @Specialization
    static boolean doubles(double left, double right) {
        return left <= right;
    }

    @Specialization(replaces = {"longs", "doubles"})
    boolean tower(Object left, Object right) {
        return !unordered(left, right) && compare(left, right) <= 0;
    }
}

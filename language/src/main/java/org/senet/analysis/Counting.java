package org.senet.analysis;

import java.util.List;
import org.senet.ir.Operator;

/**
 * Counting with numbers that a {@link Walk} knows, so that a loop which makes a known number of turns is as many steps. Only small numbers
 * are followed: others may be different in each turn of a loop without end.
 */
final class Counting {
    private static final long MOST = 16;

    private Counting() {}

    /** The value of an operator; {@link Value#PLAIN} or {@link Value#NUMBER} when it is not known. */
    static Object value(Operator operator, List<Object> operands) {
        boolean isKnown =
                operands.size() == operator.arity() && operands.stream().allMatch(Counting::isSmall);
        if (!isKnown) {
            return operator.compares() ? Value.PLAIN : Value.NUMBER;
        }
        long a = (Long) operands.getFirst();
        long b = (Long) operands.getLast();
        return switch (operator) {
            case LESS -> a < b;
            case LESS_EQUAL -> a <= b;
            case GREATER -> a > b;
            case GREATER_EQUAL -> a >= b;
            case EQUAL -> a == b;
            case ADD -> small(a + b);
            case SUBTRACT -> small(a - b);
            case MULTIPLY -> small(a * b);
            case INCREMENT -> small(a + 1);
            case DECREMENT -> small(a - 1);
            case NEGATE -> -a;
            case QUOTIENT, REMAINDER -> Value.NUMBER;
        };
    }

    private static Object small(long number) {
        return isSmall(number) ? (Object) number : Value.NUMBER;
    }

    private static boolean isSmall(Object value) {
        return value instanceof Long number && Math.abs(number) <= MOST;
    }
}

package org.senet.ir;

/** Operators that have nodes of their own, with the function of {@code senet.core} that each one is. */
public enum Operator {
    ADD("+", 2),
    SUBTRACT("-", 2),
    MULTIPLY("*", 2),
    LESS("<", 2),
    LESS_EQUAL("<=", 2),
    GREATER(">", 2),
    GREATER_EQUAL(">=", 2),
    EQUAL("=", 2),
    QUOTIENT("quot", 2),
    REMAINDER("rem", 2),
    INCREMENT("inc", 1),
    DECREMENT("dec", 1),
    NEGATE("-", 1);

    private final String function;
    private final int arity;

    Operator(String function, int arity) {
        this.function = function;
        this.arity = arity;
    }

    /** The name of the function. */
    public String function() {
        return function;
    }

    /** The number of operands. */
    public int arity() {
        return arity;
    }

    /** Whether the value is true or false. */
    public boolean compares() {
        return switch (this) {
            case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL -> true;
            default -> false;
        };
    }

    /** Whether of several operands the first two are taken, then the value and the next one, and so on. */
    private boolean folds() {
        return this == ADD || this == SUBTRACT || this == MULTIPLY;
    }

    /** The operator for a function and a number of operands, which may be more than it takes if it folds; or null. */
    public static Operator find(String function, int arity) {
        for (var o : values()) {
            if ((o.arity == arity || o.folds() && arity > o.arity) && o.function.equals(function)) {
                return o;
            }
        }
        return null;
    }
}

package org.senet.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.Operator;
import org.senet.ir.TurnQuery;
import org.senet.state.Design;
import org.senet.state.State;

/**
 * What a condition of the end asks first, if that is whether a counter, or the number of repetitions, has come so far. In most
 * positions it has not, and this is known without running the condition. Immutable.
 *
 * @param counter the index of the counter, or {@link #REPETITIONS}
 * @param least the number from which on the condition may hold
 */
record Threshold(int counter, long least) {
    private static final int REPETITIONS = -1;

    /** What a condition asks first; null when it is something else. */
    static @Nullable Threshold of(Design design, List<Ir> condition) {
        boolean compares = !condition.isEmpty()
                && condition.getFirst() instanceof Ir.Check c
                && c.test() instanceof Ir.Test t
                && t.value() instanceof Ir.Operation;
        return compares
                ? of(design, (Ir.Operation) ((Ir.Test) ((Ir.Check) condition.getFirst()).test()).value())
                : null;
    }

    private static @Nullable Threshold of(Design design, Ir.Operation comparison) {
        var operands = comparison.operands();
        boolean known = (comparison.operator() == Operator.GREATER_EQUAL || comparison.operator() == Operator.EQUAL)
                && operands.size() == 2
                && operands.getLast() instanceof Ir.Const c
                && c.value() instanceof Long;
        if (!known) {
            return null;
        }
        long least = (long) ((Ir.Const) operands.getLast()).value();
        return switch (operands.getFirst()) {
            case Ir.BoardAttribute b
            when design.attributes.counter(b.name()) >= 0 -> new Threshold(design.attributes.counter(b.name()), least);
            case Ir.AskTurn t when t.query() == TurnQuery.REPETITIONS -> new Threshold(REPETITIONS, least);
            default -> null;
        };
    }

    boolean isReached(State state) {
        return (counter == REPETITIONS ? state.repetitions() : state.counters.get(counter)) >= least;
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.Assumption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The breakable invariants of a game's rules (seed 002): conditions that read globals. Each move remembers the ones that
 * were checked on its way, with the values they had besides the globals; when a global changes, they are checked again,
 * and moves for which one fails are dropped.
 *
 * <p>In the state a remembered invariant is a header word (bits 0-15 its number, 16-31 how many values, 32-63 which of
 * them are objects) followed by its values.
 */
public final class Invariants {
    private static final int FIELD = 16;
    private static final int MASK = (1 << FIELD) - 1;

    private final List<Supplier<InvariantNode>> conditions = new ArrayList<>();
    private Assumption complete = Assumption.create("no further invariants");

    /** Adds a condition, given as a maker of nodes. Returns its number. */
    public synchronized int add(Supplier<InvariantNode> condition) {
        conditions.add(condition);
        complete.invalidate();
        complete = Assumption.create("no further invariants");
        return conditions.size() - 1;
    }

    static long header(int number, int count, int objects) {
        return (long) objects << 2 * FIELD | (long) count << FIELD | number;
    }

    static int number(long header) {
        return (int) header & MASK;
    }

    static int count(long header) {
        return (int) (header >>> FIELD) & MASK;
    }

    static boolean isObject(long header, int value) {
        return (header >>> 2 * FIELD + value & 1) != 0;
    }

    /** Holds until a further condition is added, while rules are still being built. */
    synchronized Assumption complete() {
        return complete;
    }

    /** Nodes that check all invariants, by their numbers. */
    InvariantNode[] nodes() {
        // Making nodes takes locks that whoever adds conditions has taken before.
        return known().stream().map(Supplier::get).toArray(InvariantNode[]::new);
    }

    private synchronized List<Supplier<InvariantNode>> known() {
        return List.copyOf(conditions);
    }
}

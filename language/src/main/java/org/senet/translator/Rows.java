package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Cells;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.ir.Operator;
import org.senet.ir.Query;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.rules.RowsNode;
import org.senet.nodes.rules.Site;

/**
 * Finds conditions that go from a position along a line as long as something holds, and from there the other way, to count whether these
 * are enough in a row, as {@code line-of} does, on boards whose sets have one word. Their variables must be read nowhere else.
 */
final class Rows {
    /** The number, a loop, the way back to the start, the other loop, the way back again, and the question. */
    private static final int FORMS = 6;
    /** By both loops, and by the question. */
    private static final int READS_OF_COUNT = 3;
    /** By both ways back. */
    private static final int READS_OF_START = 2;

    private final Local start;
    private final RunsAlong runs;
    private final List<RowsNode.Length> lengths = new ArrayList<>();
    private @Nullable Cells through;

    private Rows(Local start, RunsAlong runs) {
        this.start = start;
        this.runs = runs;
    }

    /**
     * The node for such a condition, with what notes the position before it; null for another one.
     *
     * @param plain the same as any other code
     */
    static @Nullable ExpressionNode of(Site site, Ir.Do code, ExpressionNode plain) {
        var runs = RunsAlong.on(site);
        if (runs == null
                || code.forms().size() != 2
                || !(code.forms().getFirst() instanceof Ir.Bind b
                        && isHere(b.init())
                        && !b.local().isAssigned())) {
            return null;
        }
        var rows = new Rows(((Ir.Bind) code.forms().getFirst()).local(), runs);
        return rows.areAll(code.forms().getLast())
                ? new RowsNode(site.design(), rows.lengths, rows.through, plain)
                : null;
    }

    private static boolean isHere(Ir ir) {
        return ir instanceof Ir.Ask a && a.query() == Query.POSITION && a.path().isEmpty();
    }

    /** Whether a condition only asks for rows; any one of them is enough. */
    private boolean areAll(Ir condition) {
        var alternatives = CheckTranslator.unwrap(condition) instanceof Ir.Or or && or.conditions()
                ? or.forms()
                : List.of(condition);
        return alternatives.stream().allMatch(this::isRow) && start.reads() == READS_OF_START * alternatives.size();
    }

    private boolean isRow(Ir condition) {
        if (!(CheckTranslator.unwrap(condition) instanceof Ir.Do code
                && code.forms().size() == FORMS
                && code.forms().getFirst() instanceof Ir.Bind found
                && found.init() instanceof Ir.Const one
                && Long.valueOf(1).equals(one.value())
                && found.local().reads() == READS_OF_COUNT
                && isReturn(code.forms().get(2))
                && isReturn(code.forms().get(4)))) {
            return false;
        }
        var there = run(code.forms().get(1), found.local());
        var back = run(code.forms().get(3), found.local());
        long length = least(code.forms().getLast(), found.local());
        if (there == null
                || back == null
                || length < 2
                || length > Long.SIZE
                || !there.line().isOpposite(back.line())) {
            return false;
        }
        lengths.add(new RowsNode.Length(there.line(), (int) length));
        return isThrough(there.through()) && isThrough(back.through());
    }

    private boolean isReturn(Ir ir) {
        return ir instanceof Ir.Test t
                && t.mode() != Ir.TestMode.CORE
                && t.value() instanceof Ir.LocalRef r
                && r.local() == start;
    }

    private RunsAlong.@Nullable Run run(Ir ir, Local counter) {
        var run = ir instanceof Ir.While loop ? runs.run(loop) : null;
        return run != null && run.counter() == counter ? run : null;
    }

    /** The number that a variable must reach; less than 0 where something else is asked. */
    private static long least(Ir comparison, Local counter) {
        return CheckTranslator.unwrap(comparison) instanceof Ir.Operation o
                        && o.operator() == Operator.GREATER_EQUAL
                        && o.operands().getFirst() instanceof Ir.LocalRef r
                        && r.local() == counter
                        && o.operands().getLast() instanceof Ir.Const c
                        && c.value() instanceof Long least
                ? least
                : -1;
    }

    /** Whether all loops want the same. */
    private boolean isThrough(Cells set) {
        if (through == null) {
            through = set;
        }
        return through == set;
    }
}

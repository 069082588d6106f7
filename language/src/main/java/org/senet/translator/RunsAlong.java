package org.senet.translator;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Action;
import org.senet.analysis.Cells;
import org.senet.analysis.Starts;
import org.senet.analysis.WalkBuilder;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Local;
import org.senet.ir.Operator;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.rules.Line;
import org.senet.nodes.rules.RunAlongNode;
import org.senet.nodes.rules.Site;

/**
 * Finds loops that step in a known direction as long as what stands there is as they want it, and do nothing but count their turns, on
 * boards whose sets have one word: their turns are read from sets of pieces.
 */
final class RunsAlong {
    private final Site site;
    private final WalkBuilder walks;

    private RunsAlong(Site site) {
        this.site = site;
        walks = new WalkBuilder(site.design(), site.player(), Set.of(), site.sets(), false);
    }

    /**
     * Such a loop.
     *
     * @param through where its condition holds
     * @param counter the variable that counts its turns; null where none does
     */
    record Run(Line line, Cells through, @Nullable Local counter) {}

    /** What finds such loops; null where there are no such sets. */
    static @Nullable RunsAlong on(Site site) {
        var design = site.design();
        boolean hasSets = design != null && design.words == 1 && site.player() > 0 && !design.deferCaptures;
        return hasSets ? new RunsAlong(site) : null;
    }

    /**
     * The node for such a loop; null for another one.
     *
     * @param plain the loop as any other
     */
    static @Nullable ExpressionNode of(Unit unit, Ir.While loop, ExpressionNode plain) {
        var runs = on(unit.site());
        var run = runs == null ? null : runs.run(loop);
        return run == null ? null : runs.node(unit, run, plain);
    }

    private ExpressionNode node(Unit unit, Run run, ExpressionNode plain) {
        int counted = run.counter() == null ? RunAlongNode.NOTHING_COUNTED : unit.slot(run.counter());
        return new RunAlongNode(site.design(), run.line(), run.through(), counted, plain);
    }

    /** What a loop does; null when it is another one. */
    @Nullable
    Run run(Ir.While loop) {
        var counter = counter(loop.body());
        if (counter == null && !isEmpty(loop.body()) || IrTree.contains(loop.test(), Ir.Exists.class::isInstance)) {
            return null;
        }
        if (!(CheckTranslator.unwrap(loop.test()) instanceof Ir.And and
                && and.conditions()
                && and.forms().size() > 1)) {
            return null;
        }
        var line = line(and.forms().getFirst());
        var through = line == null || !line.hasRays()
                ? null
                : through(and.forms().subList(1, and.forms().size()));
        return through == null ? null : new Run(line, through, counter);
    }

    /** The line along which a condition steps; null when it does anything else. */
    private @Nullable Line line(Ir step) {
        var first = walks.condition(step).start().edges().getFirst();
        return first.action() instanceof Action.Step s && first.to().isEnd()
                ? Line.of(site.design(), s.way().ends())
                : null;
    }

    /** Where all of some conditions hold that go nowhere; null when that is not known exactly. */
    private @Nullable Cells through(List<Ir> conditions) {
        var all = walks.condition(new Ir.And(null, conditions, true));
        var holds = Starts.thoroughly(site.design(), site.player(), site.sets(), all);
        return holds.isExact() && all.isTest() ? holds.may() : null;
    }

    private static boolean isEmpty(Ir body) {
        return body instanceof Ir.Do d && d.forms().isEmpty();
    }

    /** The variable that a body adds one to, if it does only that; else null. */
    private static @Nullable Local counter(Ir body) {
        return switch (body) {
            case Ir.Do d when d.forms().size() == 1 -> counter(d.forms().getFirst());
            case Ir.Assign a
            when a.value() instanceof Ir.Operation o
                    && o.operator() == Operator.INCREMENT
                    && o.operands().getFirst() instanceof Ir.LocalRef r
                    && r.local() == a.local() -> a.local();
            default -> null;
        };
    }
}

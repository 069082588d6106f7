package org.senet.translator;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Local;
import org.senet.ir.Operator;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.rules.Line;
import org.senet.nodes.rules.PlaceSet;
import org.senet.nodes.rules.RunAlongNode;
import org.senet.nodes.rules.Site;

/**
 * Finds loops that step in a known direction as long as what stands there is as they want it, and do nothing but count their turns, on
 * boards whose sets have one word: their turns are read from sets of pieces.
 */
final class RunsAlong {
    private final Site site;
    private final Candidates candidates;

    private RunsAlong(Site site, Candidates candidates) {
        this.site = site;
        this.candidates = candidates;
    }

    /**
     * Such a loop.
     *
     * @param through where its condition holds
     * @param counter the variable that counts its turns; null where none does
     */
    record Run(Line line, PlaceSet through, @Nullable Local counter) {}

    /** What finds such loops; null where there are no such sets. */
    static @Nullable RunsAlong on(Site site) {
        var design = site.design();
        boolean hasSets = design != null && design.words == 1 && site.player() > 0 && !design.deferCaptures;
        return hasSets ? new RunsAlong(site, new Candidates(design, site.player())) : null;
    }

    /**
     * The node for such a loop; null for another one.
     *
     * @param plain the loop as any other
     */
    static @Nullable ExpressionNode of(Site site, Ir.While loop, ExpressionNode plain) {
        var runs = on(site);
        var run = runs == null ? null : runs.run(loop);
        return run == null ? null : runs.node(run, plain);
    }

    private ExpressionNode node(Run run, ExpressionNode plain) {
        int counted = run.counter() == null
                ? RunAlongNode.NOTHING_COUNTED
                : run.counter().slot();
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
        var line = candidates.line(and.forms().getFirst(), Map.of());
        var through = line == null || !line.hasRays()
                ? null
                : and.forms().stream()
                        .skip(1)
                        .map(form -> Optional.ofNullable(candidates.exactly(form, Map.of())))
                        .reduce((one, other) -> one.flatMap(o -> other.map(o::and)))
                        .flatMap(o -> o)
                        .orElse(null);
        return through == null ? null : new Run(line, through, counter);
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

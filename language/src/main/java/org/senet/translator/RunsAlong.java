package org.senet.translator;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Operator;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.rules.RunAlongNode;
import org.senet.nodes.rules.Site;

/**
 * Finds loops that step in a known direction as long as what stands there is as they want it, and do nothing but count their turns, on
 * boards whose sets have one word: their turns are read from sets of pieces.
 */
final class RunsAlong {
    private RunsAlong() {}

    /**
     * The node for such a loop; null for another one.
     *
     * @param plain the loop as any other
     */
    static @Nullable ExpressionNode of(Site site, Ir.While loop, ExpressionNode plain) {
        var design = site.design();
        boolean hasSets = design != null && design.words == 1 && site.player() > 0 && !design.deferCaptures;
        int counted = hasSets ? counted(loop.body()) : -1;
        boolean counts = counted >= 0;
        if (!hasSets || !counts && !isEmpty(loop.body()) || IrTree.contains(loop.test(), Ir.Exists.class::isInstance)) {
            return null;
        }
        if (!(CheckTranslator.unwrap(loop.test()) instanceof Ir.And and
                && and.conditions()
                && and.forms().size() > 1)) {
            return null;
        }
        var candidates = new Candidates(design, site.player());
        var line = candidates.line(and.forms().getFirst(), Map.of());
        var through = line == null
                ? null
                : and.forms().stream()
                        .skip(1)
                        .map(form -> Optional.ofNullable(candidates.exactly(form, Map.of())))
                        .reduce((one, other) -> one.flatMap(o -> other.map(o::and)))
                        .flatMap(o -> o)
                        .orElse(null);
        return through == null || !line.hasRays()
                ? null
                : new RunAlongNode(design, line, through, counts ? counted : RunAlongNode.NOTHING_COUNTED, plain);
    }

    private static boolean isEmpty(Ir body) {
        return body instanceof Ir.Do d && d.forms().isEmpty();
    }

    /** The slot of the variable that a body adds one to, if it does only that; else -1. */
    private static int counted(Ir body) {
        return switch (body) {
            case Ir.Do d when d.forms().size() == 1 -> counted(d.forms().getFirst());
            case Ir.Assign a
            when a.value() instanceof Ir.Operation o
                    && o.operator() == Operator.INCREMENT
                    && o.operands().getFirst() instanceof Ir.LocalRef r
                    && r.local() == a.local() -> a.local().slot();
            default -> -1;
        };
    }
}

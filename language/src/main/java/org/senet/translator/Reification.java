package org.senet.translator;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.senet.data.PersistentVector;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.nodes.Step;
import org.senet.nodes.choice.ReifiableStep;
import org.senet.nodes.choice.SelectStep;
import org.senet.nodes.choice.SharedRoot;
import org.senet.nodes.rules.Site;

/**
 * The second way to go on from a choice in a function: not to make it, but to hand its options and the rest to the prompt
 * with the tag {@code :any}. What follows the choice is translated for it only when that happens.
 */
final class Reification {
    private final Unit unit;
    private final DirectTranslator direct;

    Reification(Unit unit, DirectTranslator direct) {
        this.unit = unit;
        this.direct = direct;
    }

    /** A choice among known values; the chosen one goes to a variable. */
    Step ofConstants(Ir.Any any, Step made, Local chosen, Supplier<Step> rest) {
        return of(new Ir.Const(any.span(), constants(any)), made, chosen, rest);
    }

    /** A choice among expressions, which are known by their numbers. */
    Step ofExpressions(Ir.Any any, Step made, Local number, List<Function<Tail, Step>> ways) {
        var numbers =
                PersistentVector.from(LongStream.range(0, ways.size()).boxed().toList());
        return of(
                new Ir.Const(any.span(), numbers),
                made,
                number,
                () -> new SelectStep(
                        unit.slot(number),
                        ways.stream().map(way -> way.apply(Tail.NONE)).toArray(Step[]::new)));
    }

    /**
     * A choice among the elements of a collection.
     *
     * @param made the choice as it is made, with all that follows
     * @param chosen the variable from which the rest reads the chosen element
     */
    Step of(Ir options, Step made, Local chosen, Supplier<Step> rest) {
        if (unit.site() != Site.ANY_GAME) {
            return made;
        }
        var shared = SharedRoot.byContinuation(unit.language(), unit.name(), unit.layout(), unit.slot(chosen), rest);
        return new ReifiableStep(unit.language(), made, direct.expression(options), shared);
    }

    /** The values among which a choice is. */
    static PersistentVector constants(Ir.Any any) {
        return PersistentVector.from(any.options().stream()
                .map(option -> ((Ir.Const) option).value())
                .toList());
    }
}

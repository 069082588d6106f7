package org.senet.translator;

import com.oracle.truffle.api.nodes.Node;
import java.util.List;
import java.util.function.Function;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;
import org.senet.ir.Local;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Step;
import org.senet.nodes.choice.AnyConstantStep;
import org.senet.nodes.choice.AnyStep;
import org.senet.nodes.choice.FailStep;
import org.senet.nodes.rules.AnyConnectedStep;
import org.senet.nodes.rules.AnyLandingStep;
import org.senet.nodes.rules.AnyPieceStep;
import org.senet.nodes.rules.AnyPlaceStep;
import org.senet.nodes.rules.DrawnStep;
import org.senet.nodes.rules.Heading;
import org.senet.nodes.rules.SpreadStep;

/** Turns choices into steps, by what there is to choose from. */
final class OptionTranslator {
    private static final int EXPLODED_OPTIONS = 8;

    private final Unit unit;
    private final ChoiceTranslator choice;
    private final DirectTranslator direct;
    private final Reification reification;

    OptionTranslator(Unit unit, ChoiceTranslator choice, DirectTranslator direct) {
        this.unit = unit;
        this.choice = choice;
        this.direct = direct;
        reification = new Reification(unit, direct);
    }

    /** One of several expressions. */
    Step any(Ir.Any any, Tail tail, ChoiceTranslator.Rest rest) {
        var options = any.options();
        if (options.isEmpty()) {
            return new FailStep();
        }
        var local = unit.valueOf(any);
        if (isExplodable(any)) {
            var value = new Ir.LocalRef(any.span(), local);
            return reification.ofConstants(
                    any,
                    exploded(any, local, (nothing, t) -> rest.build(value, t)),
                    local,
                    () -> rest.build(value, Tail.NONE));
        }
        if (isConstant(any) && choice.draws()) {
            return drawn(any, local, rest.build(new Ir.LocalRef(any.span(), local), Tail.NONE));
        }
        if (isConstant(any)) {
            return anyOf(any, new Ir.Const(any.span(), Reification.constants(any)), rest);
        }
        // What acts is a way of its own, so that its effects are undone before the next one is tried.
        var made = options.stream()
                        .anyMatch(
                                o -> unit.traits().mayChoose(o) || unit.traits().acts(o))
                ? choice.alternatives(any, ways(any, new Joint(unit, choice.shared(), any, rest)), tail)
                : anyOfExpressions(any, local, rest);
        // The ways that are reified come together in code of their own, which is known by another form.
        var joint = new Joint(unit, choice.shared(), new Ir.Any(any.span(), any.options()), rest);
        return reification.ofExpressions(any, made, local, ways(any, joint));
    }

    /** One of a few constants as the value of a variable. */
    Step bound(Ir.Any any, Local local, ChoiceTranslator.Rest rest) {
        return reification.ofConstants(
                any, exploded(any, local, rest), local, () -> rest.build(RuleTranslator.nothing(), Tail.NONE));
    }

    /** Whether a choice is one between true and false. */
    static boolean isBoolean(Ir.Any any) {
        return any.options().stream().allMatch(o -> o instanceof Ir.Const c && c.value() instanceof Boolean);
    }

    /** Goes one way for each option that is true, and the other way for each that is false. */
    Step deciding(Ir.Any any, Tail tail, Function<Tail, Step> then, Function<Tail, Step> otherwise) {
        var ways = any.options().stream()
                .map(o -> (boolean) ((Ir.Const) o).value() ? then : otherwise)
                .toList();
        if (ways.isEmpty()) {
            return new FailStep();
        }
        var local = unit.valueOf(any);
        var chosen = new Ir.Test(any.span(), new Ir.LocalRef(any.span(), local), Ir.TestMode.CORE);
        return reification
                .ofConstants(
                        any,
                        choice.alternatives(any, ways, tail),
                        local,
                        () -> choice.decide(chosen, Tail.NONE, then, otherwise))
                .at(any.span());
    }

    private List<Function<Tail, Step>> ways(Ir.Any any, Joint joint) {
        return any.options().stream()
                .map(o -> (Function<Tail, Step>) t -> choice.step(o, t, joint::build))
                .toList();
    }

    private Step anyOfExpressions(Ir.Any any, Local local, ChoiceTranslator.Rest rest) {
        var next = rest.build(new Ir.LocalRef(any.span(), local), Tail.NONE);
        var bindings = any.options().stream().map(o -> direct.write(local, o)).toArray(ExpressionNode[]::new);
        if (choice.draws()) {
            return new DrawnStep.OfExpressions(bindings, next);
        }
        var nodes = java.util.Arrays.copyOf(bindings, bindings.length + 1, Node[].class);
        nodes[bindings.length] = next;
        return new AnyStep.OfExpressions(bindings, places(any), unit.slots().writtenBy(any, nodes), next);
    }

    private static boolean isConstant(Ir.Any any) {
        return any.options().stream().allMatch(Ir.Const.class::isInstance);
    }

    /** Whether the steps behind a choice are built once for all of a few constants. */
    static boolean isExplodable(Ir.Any any) {
        return isConstant(any) && !any.options().isEmpty() && any.options().size() <= EXPLODED_OPTIONS;
    }

    private Step exploded(Ir.Any any, Local local, ChoiceTranslator.Rest rest) {
        var next = rest.build(RuleTranslator.nothing(), Tail.NONE);
        if (choice.draws()) {
            return drawn(any, local, next);
        }
        var values = Reification.constants(any).toArray();
        var ways = next instanceof Heading.Way way ? way.after(unit.slot(local), values) : null;
        if (ways != null) {
            return ways.at(any.span());
        }
        return AnyConstantStep.create(
                        unit.slot(local), values, places(any), unit.slots().writtenBy(any, next), next)
                .at(any.span());
    }

    private Step drawn(Ir.Any any, Local local, Step next) {
        return new DrawnStep.OfConstants(
                unit.slot(local), Reification.constants(any).toArray(), next);
    }

    /** One of the elements of a collection. */
    Step anyOf(Ir form, Ir collection, ChoiceTranslator.Rest rest) {
        var local = unit.valueOf(form);
        var element = new Ir.LocalRef(collection.span(), local);
        var next = rest.build(element, Tail.NONE);
        var made = new AnyStep.OfCollection(
                unit.slot(local), direct.expression(collection), unit.slots().writtenBy(form, next), next);
        return reification.of(collection, made.at(form.span()), local, () -> rest.build(element, Tail.NONE));
    }

    /** One of the positions of some types of pieces, which becomes the current position. */
    Step anyPiece(Ir.AnyPiece any, ChoiceTranslator.Rest rest) {
        var next = rest.build(new Ir.Const(any.span(), true), Tail.NONE);
        return new AnyPieceStep(unit.site(), any.types(), unit.slots().writtenBy(any, next), next);
    }

    /** One of several positions, which becomes the current position. */
    Step anyPlace(Ir.AnyPlace any, ChoiceTranslator.Rest rest) {
        var next = rest.build(new Ir.Const(any.span(), true), Tail.NONE);
        var saved = unit.slots().writtenBy(any, next);
        return switch (any.source()) {
            case LAST_MOVE -> new AnyLandingStep(saved, next);
            case ALL, ZONE -> {
                var places = new AnyPlaceStep(unit.site(), any.zone(), saved, next);
                yield choice.draws() ? places.drawn() : places;
            }
        };
    }

    /** One of the positions that can be reached by a way of going on, which becomes the current position. */
    Step anyConnected(Ir.AnyConnected any, ChoiceTranslator.Rest rest) {
        var next = rest.build(new Ir.Const(any.span(), true), Tail.NONE);
        var spread = unit.tracing()
                .search(choice.step(any.body(), Tail.NONE, (value, t) -> choice.run(value, t, u -> new SpreadStep())));
        return new AnyConnectedStep(spread, unit.slots().writtenBy(any, spread, next), next);
    }

    /** Where the options of a choice stand in the text. */
    static SourceSpan[] places(Ir form) {
        return form instanceof Ir.Any any
                ? any.options().stream().map(Ir::span).toArray(SourceSpan[]::new)
                : new SourceSpan[0];
    }
}

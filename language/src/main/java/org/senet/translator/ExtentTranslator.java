package org.senet.translator;

import java.util.List;
import org.senet.errors.ErrorSelector;
import org.senet.ir.Ir;
import org.senet.nodes.Step;
import org.senet.nodes.choice.BindingStep;
import org.senet.nodes.choice.CatchStep;
import org.senet.nodes.choice.FailStep;
import org.senet.nodes.choice.FinallyStep;
import org.senet.nodes.choice.LeaveStep;
import org.senet.nodes.choice.RestNode;
import org.senet.nodes.choice.SharedRoot;

/** Turns forms that surround a body which may choose into steps: one enters, and one, at the body's end, leaves. */
final class ExtentTranslator {
    private final Unit unit;
    private final ChoiceTranslator choice;
    private final DirectTranslator direct;

    ExtentTranslator(Unit unit, ChoiceTranslator choice, DirectTranslator direct) {
        this.unit = unit;
        this.choice = choice;
        this.direct = direct;
    }

    Step catching(Ir.Catch form, ChoiceTranslator.Rest rest) {
        var selectors = form.handlers().stream().map(Ir.Handler::selector).toArray(ErrorSelector[]::new);
        var handlers = form.handlers().stream()
                .map(h -> handler(h, rest))
                .map(RestNode::new)
                .toArray(RestNode[]::new);
        return new CatchStep(body(form, form.body(), rest), selectors, handlers);
    }

    private SharedRoot handler(Ir.Handler handler, ChoiceTranslator.Rest rest) {
        return choice.shared()
                .of(
                        handler,
                        () -> SharedRoot.byContinuation(
                                unit.language(),
                                unit.name(),
                                unit.layout(),
                                unit.slot(handler.error()),
                                () -> choice.statement(handler.body(), Tail.NONE, rest)));
    }

    Step finallyDoing(Ir.Finally form, ChoiceTranslator.Rest rest) {
        var alone = choice.shared()
                .of(
                        form,
                        () -> SharedRoot.byContinuation(
                                unit.language(),
                                unit.name(),
                                unit.layout(),
                                SharedRoot.NO_VALUE,
                                () -> choice.run(form.cleanup(), Tail.NONE, t -> new FailStep())));
        var body =
                body(form, form.body(), (value, tail) -> choice.run(form.cleanup(), tail, t -> rest.build(value, t)));
        return new FinallyStep(body, new RestNode(alone));
    }

    Step binding(Ir.Binding form, List<Ir> values, ChoiceTranslator.Rest rest) {
        return new BindingStep(direct.bindings(form, values), body(form, form.body(), rest));
    }

    /** A body whose value is known before its extent is left. */
    private Step body(Ir form, Ir body, ChoiceTranslator.Rest rest) {
        var local = unit.valueOf(form);
        return choice.statement(
                body,
                Tail.NONE,
                (value, tail) -> choice.run(
                        new Ir.Bind(value.span(), local, value),
                        tail,
                        t -> new LeaveStep(rest.build(new Ir.LocalRef(form.span(), local), Tail.NONE))));
    }
}

package org.senet.translator;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.senet.ir.EffectKind;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.nodes.Step;
import org.senet.nodes.choice.AlternativesStep;
import org.senet.nodes.choice.CallStep;
import org.senet.nodes.choice.CaptureStep;
import org.senet.nodes.choice.FailStep;
import org.senet.nodes.choice.IfStep;
import org.senet.nodes.choice.PromptStep;
import org.senet.nodes.choice.RunStep;
import org.senet.nodes.choice.SharedRoot;
import org.senet.nodes.choice.UndoableStep;
import org.senet.nodes.rules.ChangeOwnersStep;
import org.senet.nodes.rules.CountMoveStep;
import org.senet.nodes.rules.DrawnStep;
import org.senet.nodes.rules.EachOfSetNode;
import org.senet.nodes.rules.EffectStep;
import org.senet.nodes.rules.EndRoundStep;
import org.senet.nodes.rules.PickMoveStep;
import org.senet.nodes.rules.RemoveCapturedStep;
import org.senet.nodes.rules.ResetCounterStep;
import org.senet.state.Counters;

/**
 * Turns code that may choose into steps. Translation itself is written in continuation-passing style: every form is given
 * a function that builds what follows it, and calls that once for each place from which the program goes on.
 *
 * <p>A value travels as a piece of deterministic code that is to be evaluated at once by what follows.
 */
final class ChoiceTranslator {
    private final Unit unit;
    private final SharedCode shared;
    private final DirectTranslator direct;
    private final LoopTranslator loops;
    private final ExtentTranslator extents;
    private final MoveEnding ending;
    private final CheckTranslator checks;
    private final OptionTranslator options;
    private final WayTranslator ways;

    /** For a function, or for forms that are run in place. */
    ChoiceTranslator(Unit unit) {
        this(unit, new SharedCode(unit), MoveEnding.inFunction(unit));
    }

    /** @param shared what the program shares that the forms belong to */
    ChoiceTranslator(Unit unit, SharedCode shared, MoveEnding ending) {
        this.unit = unit;
        this.shared = shared;
        this.ending = ending;
        direct = new DirectTranslator(unit);
        loops = new LoopTranslator(unit, this, direct);
        extents = new ExtentTranslator(unit, this, direct);
        checks = new CheckTranslator(unit, this, direct, ending);
        options = new OptionTranslator(unit, this, direct);
        ways = new WayTranslator(unit, this, ending);
    }

    /** What the program shares that the forms belong to. */
    SharedCode shared() {
        return shared;
    }

    /** Whether each choice goes one way only, which is drawn; what is asked in place looks at all ways. */
    boolean draws() {
        return ending.draws();
    }

    /** What follows a form, built from the form's value. */
    interface Rest {
        Step build(Ir value, Tail tail);
    }

    /** The steps of a form and of all that follows it. */
    Step step(Ir ir, Tail tail, Rest rest) {
        if (!unit.traits().mayChoose(ir)) {
            return rest.build(ir, tail);
        }
        return unit.tracing()
                .choice(ir, direct, rest, r -> choosing(ir, tail, r))
                .at(ir.span());
    }

    private Step choosing(Ir ir, Tail tail, Rest rest) {
        TruffleSafepoint.poll(null);
        return switch (ir) {
            case Ir.Do d -> sequence(d.forms(), tail, rest);
            case Ir.If i -> branch(i, tail, rest);
            case Ir.And a -> andOr(a, a.forms(), false, tail, rest);
            case Ir.Or o -> andOr(o, o.forms(), true, tail, rest);
            case Ir.While w -> {
                var way = ways.loop(w, rest);
                yield way != null ? way : loops.whileLoop(w, tail, rest);
            }
            case Ir.Loop l -> loops.loop(l, tail, rest);
            case Ir.Recur r -> operands(r.values(), tail, (values, t) -> loops.recur(r, values, t));
            case Ir.Any a -> options.any(a, tail, rest);
            case Ir.AnyOf a -> step(a.collection(), tail, (v, t) -> pure(v, t, (w, u) -> options.anyOf(a, w, rest)));
            case Ir.AnyPiece a -> options.anyPiece(a, rest);
            case Ir.AnyPlace a -> options.anyPlace(a, rest);
            case Ir.AnyConnected a -> options.anyConnected(a, rest);
            case Ir.Check c -> {
                unit.tracing().note(c);
                yield checks.check(c.test(), tail, rest);
            }
            case Ir.EndMove e -> ending.endMove(e, this, tail, rest);
            case Ir.EndRound e -> {
                var next = rest.build(RuleTranslator.nothing(), Tail.NONE);
                yield next instanceof CountMoveStep
                        ? next
                        : new EndRoundStep(unit.site().design(), next);
            }
            case Ir.RemoveCaptured r -> new RemoveCapturedStep(rest.build(RuleTranslator.nothing(), Tail.NONE));
            case Ir.Capture c ->
                operands(List.of(c.tag(), c.function()), tail, (values, t) -> capture(c, values, rest));
            case Ir.Prompt p -> operands(List.of(p.tag(), p.function()), tail, (values, t) -> prompt(p, values, rest));
            case Ir.Call c -> call(c, tail, rest);
            case Ir.Bind b -> bind(b, tail, rest);
            case Ir.Catch c -> extents.catching(c, rest);
            case Ir.Finally f -> extents.finallyDoing(f, rest);
            case Ir.Binding b -> operands(b.values(), tail, (values, t) -> extents.binding(b, values, rest));
            default ->
                operands(IrTree.children(ir), tail, (values, t) -> rest.build(IrTree.withChildren(ir, values), t));
        };
    }

    // ---- one after another

    Step sequence(List<Ir> forms, Tail tail, Rest rest) {
        if (forms.isEmpty()) {
            return rest.build(RuleTranslator.nothing(), tail);
        }
        var first = forms.getFirst();
        if (forms.size() == 1) {
            return statement(first, tail, rest);
        }
        var way = ways.beginning(forms, rest);
        if (way != null) {
            return way.at(first.span());
        }
        var others = forms.subList(1, forms.size());
        return statement(first, tail, (value, t) -> run(value, t, u -> sequence(others, u, rest)));
    }

    /** A form that a debugger sees as a statement; loops and sequences consist of others. */
    Step statement(Ir ir, Tail tail, Rest rest) {
        var made = step(ir, tail, rest);
        return ir.span() == null || ir instanceof Ir.Do || ir instanceof Ir.While || ir instanceof Ir.Const
                ? made
                : made.asStatement(ir.span());
    }

    /** Deterministic code that is run for its effect, and what follows. */
    Step run(Ir code, Tail tail, Function<Tail, Step> next) {
        if (code instanceof Ir.Const || code instanceof Ir.LocalRef) {
            return next.apply(tail);
        }
        if (code instanceof Ir.Effect e && e.kind() == EffectKind.LOG && !unit.annotates()) {
            // Nobody asks for the notation, but its parts may act or go somewhere.
            return sequence(
                    e.arguments().stream().filter(a -> !Looking.isQuiet(a)).toList(),
                    tail,
                    (value, t) -> run(value, t, next));
        }
        boolean acts = unit.traits().acts(code);
        boolean effect = isSingleEffect(code);
        if (acts && !effect && code instanceof Ir.Do d) {
            return sequence(d.forms(), tail, (value, t) -> run(value, t, next));
        }
        if (acts && !effect && code instanceof Ir.If i) {
            return runOneOf(i, tail, next);
        }
        var following = next.apply(acts ? Tail.NONE : tail);
        following = effect ? unit.tracing().done(code, following) : following;
        if (following instanceof CountMoveStep && Countable.isIdle(code, unit.numbers())) {
            return following;
        }
        return following instanceof PickMoveStep pick && Countable.isIdle(code, unit.numbers())
                ? new PickMoveStep(doing(code, pick.move()))
                : doing(code, following);
    }

    /** One of two pieces of deterministic code, of which at least one acts, and what follows. */
    private Step runOneOf(Ir.If code, Tail tail, Function<Tail, Step> next) {
        var following = next.apply(Tail.NONE);
        if (!unit.annotates() && Joint.isLarge(unit, following)) {
            // Both ways end at the same place: what follows stands there once, and their effects are undone from the
            // log.
            return doing(code, following);
        }
        var joint = new Joint(unit, shared, code, (value, t) -> next.apply(t), following);
        return condition(
                code.test(),
                tail,
                t -> run(code.then(), t, u -> joint.build(RuleTranslator.nothing(), u)),
                t -> run(code.otherwise(), t, u -> joint.build(RuleTranslator.nothing(), u)));
    }

    private Step doing(Ir code, Step following) {
        if (!unit.traits().acts(code)) {
            return new RunStep(direct.expression(code), following).at(code.span());
        }
        boolean effect = isSingleEffect(code);
        int reset = effect ? reset(code) : -1;
        if (reset >= 0) {
            return new ResetCounterStep(unit.site().design(), reset, following).at(code.span());
        }
        if (effect) {
            return new EffectStep(direct.effect(code), unit.slots().spentBy(following), following).at(code.span());
        }
        var made = direct.expression(code);
        int owner = code instanceof Ir.Each each ? EachPlaces.newOwner(unit.site(), each.body()) : 0;
        return (made instanceof EachOfSetNode places && owner > 0
                        ? new ChangeOwnersStep(unit.site().design(), places, owner, following)
                        : new UndoableStep(made, following))
                .at(code.span());
    }

    /** The counter that code only sets to zero, if that may be told by a bit; else -1. */
    private int reset(Ir code) {
        var design = unit.site().design();
        boolean zero = code instanceof Ir.BoardAttributeAssign a
                && a.value() instanceof Ir.Const c
                && Long.valueOf(0).equals(c.value());
        if (!zero || design == null || unit.annotates()) {
            return -1;
        }
        int counter = design.attributes.counter(((Ir.BoardAttributeAssign) code).name());
        return counter < Counters.RESETTABLE ? counter : -1;
    }

    /** Whether code is one effect on the board or around it, whose arguments do not act, so that it is undone by itself. */
    private boolean isSingleEffect(Ir code) {
        boolean effect =
                code instanceof Ir.Effect e && e.kind() != EffectKind.LOG || code instanceof Ir.BoardAttributeAssign;
        return effect && IrTree.children(code).stream().noneMatch(unit.traits()::acts);
    }

    /** Evaluates parts in order, and goes on with deterministic code for each. */
    Step operands(List<Ir> parts, Tail tail, OperandsRest rest) {
        return operands(parts, 0, new ArrayList<>(), tail, rest);
    }

    /** What follows the evaluation of several parts. */
    interface OperandsRest {
        Step build(List<Ir> values, Tail tail);
    }

    private Step operands(List<Ir> parts, int index, List<Ir> done, Tail tail, OperandsRest rest) {
        if (index == parts.size()) {
            return rest.build(List.copyOf(done), tail);
        }
        // A later part that becomes steps comes before all that is computed with them.
        boolean laterSteps = parts.subList(index + 1, parts.size()).stream()
                .anyMatch(p -> unit.traits().mayChoose(p) || unit.traits().acts(p));
        return step(parts.get(index), tail, (value, t) -> {
            if (value instanceof Ir.Const || !laterSteps && !unit.traits().acts(value)) {
                return operands(parts, index + 1, with(done, value), t, rest);
            }
            var local = unit.valueOf(parts.get(index));
            return run(
                    new Ir.Bind(value.span(), local, value),
                    t,
                    u -> operands(parts, index + 1, with(done, new Ir.LocalRef(value.span(), local)), u, rest));
        });
    }

    /** A value that acts on nothing: one that does is computed first, so that its effects are undone. */
    Step pure(Ir value, Tail tail, Rest rest) {
        if (!unit.traits().acts(value)) {
            return rest.build(value, tail);
        }
        var local = unit.temporary();
        return run(
                new Ir.Bind(value.span(), local, value),
                tail,
                t -> rest.build(new Ir.LocalRef(value.span(), local), t));
    }

    private static List<Ir> with(List<Ir> list, Ir last) {
        var longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }

    private Step bind(Ir.Bind b, Tail tail, Rest rest) {
        if (b.init() instanceof Ir.Any any
                && OptionTranslator.isExplodable(any)
                && !unit.tracing().isOn()) {
            return options.bound(any, b.local(), rest).at(any.span());
        }
        return step(
                b.init(),
                tail,
                (value, t) ->
                        run(new Ir.Bind(b.span(), b.local(), value), t, u -> rest.build(RuleTranslator.nothing(), u)));
    }

    // ---- conditions

    private Step branch(Ir.If i, Tail tail, Rest rest) {
        var joint = new Joint(unit, shared, i, rest);
        return condition(
                i.test(),
                tail,
                t -> statement(i.then(), t, joint::build),
                t -> statement(i.otherwise(), t, joint::build));
    }

    /** Goes one of two ways. */
    Step condition(Ir test, Tail tail, Function<Tail, Step> then, Function<Tail, Step> otherwise) {
        if (!unit.traits().mayChoose(test)) {
            return decide(test, tail, then, otherwise);
        }
        return switch (test) {
            case Ir.Not n -> condition(n.test(), tail, otherwise, then);
            case Ir.Test t
            when t.value() instanceof Ir.Any any
                    && OptionTranslator.isBoolean(any)
                    && !unit.tracing().isOn() -> options.deciding(any, tail, then, otherwise);
            case Ir.Test t ->
                step(t.value(), tail, (v, u) -> decide(new Ir.Test(t.span(), v, t.mode()), u, then, otherwise));
            default -> step(test, tail, (v, u) -> decide(v, u, then, otherwise));
        };
    }

    /** Goes one of two ways by a condition that does not choose. */
    Step decide(Ir test, Tail tail, Function<Tail, Step> then, Function<Tail, Step> otherwise) {
        if (CheckTranslator.unwrap(test) instanceof Ir.Const c && c.value() instanceof Boolean known) {
            return (known ? then : otherwise).apply(tail);
        }
        if (unit.traits().acts(test)) {
            var local = unit.valueOf(test);
            var answer = new Ir.Test(test.span(), new Ir.LocalRef(test.span(), local), Ir.TestMode.CORE);
            return run(new Ir.Bind(test.span(), local, test), tail, t -> decide(answer, t, then, otherwise));
        }
        return oneOf(test, then.apply(tail), otherwise.apply(tail)).at(test.span());
    }

    /** One of two ways by a condition, which is asked of that move only which is found, where both ways are nothing but a move. */
    private Step oneOf(Ir test, Step then, Step otherwise) {
        if (then instanceof CountMoveStep
                && otherwise instanceof CountMoveStep
                && Countable.isIdle(test, unit.numbers())) {
            return then;
        }
        return then instanceof PickMoveStep a
                        && otherwise instanceof PickMoveStep b
                        && Countable.isIdle(test, unit.numbers())
                ? new PickMoveStep(new IfStep(direct.test(test), a.move(), b.move()))
                : new IfStep(direct.test(test), then, otherwise);
    }

    /** All of several ways, in order; only the last one is in tail position. */
    Step alternatives(Ir form, List<Function<Tail, Step>> ways, Tail tail) {
        if (ways.isEmpty()) {
            return new FailStep();
        }
        var steps = new Step[ways.size()];
        int last = steps.length - 1;
        for (int i = 0; i < last; i++) {
            steps[i] = ways.get(i).apply(Tail.NONE);
        }
        var saved = unit.slots().writtenBy(form, java.util.Arrays.copyOf(steps, last));
        steps[last] = ways.get(last).apply(tail);
        if (last > 0 && draws()) {
            return new DrawnStep.OfWays(steps);
        }
        return last == 0 ? steps[0] : new AlternativesStep(saved, OptionTranslator.places(form), steps);
    }

    private Step andOr(Ir ir, List<Ir> forms, boolean deciding, Tail tail, Rest rest) {
        var joint = new Joint(unit, shared, ir, rest);
        return andOr(forms, deciding, tail, joint);
    }

    private Step andOr(List<Ir> forms, boolean deciding, Tail tail, Joint joint) {
        if (forms.size() == 1) {
            return step(forms.getFirst(), tail, joint::build);
        }
        var local = unit.valueOf(forms.getFirst());
        var ref = new Ir.LocalRef(forms.getFirst().span(), local);
        Function<Tail, Step> goOn = t -> andOr(forms.subList(1, forms.size()), deciding, t, joint);
        Function<Tail, Step> decided = t -> joint.build(ref, t);
        return step(
                forms.getFirst(),
                tail,
                (value, t) -> run(
                        new Ir.Bind(value.span(), local, value),
                        t,
                        u -> decide(
                                new Ir.Test(value.span(), ref, Ir.TestMode.CORE),
                                u,
                                deciding ? decided : goOn,
                                deciding ? goOn : decided)));
    }

    // ---- calling

    private Step call(Ir.Call call, Tail tail, Rest rest) {
        return operands(IrTree.children(call), tail, (values, t) -> {
            var plain = new Ir.Call(call.span(), values.getFirst(), values.subList(1, values.size()));
            if (!unit.traits().mayChoose(plain)) {
                return rest.build(plain, t);
            }
            var local = unit.valueOf(call);
            var result = new Ir.LocalRef(call.span(), local);
            return new CallStep(
                            unit.tracing().function(unit.translator(), direct.expression(values.getFirst())),
                            direct.expressions(values.subList(1, values.size())),
                            unit.slot(local),
                            later(call, call, rest),
                            ending.sharedFinish(),
                            rest.build(result, t))
                    .at(call.span());
        });
    }

    private Step capture(Ir.Capture capture, List<Ir> parts, Rest rest) {
        var tag = direct.expression(parts.getFirst());
        var function = direct.expression(parts.getLast());
        return new CaptureStep(unit.language(), tag, function, later(capture, capture, rest)).at(capture.span());
    }

    private Step prompt(Ir.Prompt prompt, List<Ir> parts, Rest rest) {
        var tag = direct.expression(parts.getFirst());
        var function = direct.expression(parts.getLast());
        return new PromptStep(unit.language(), tag, function, later(prompt, prompt, rest)).at(prompt.span());
    }

    /** What follows a form, as the code of a continuation that gets the form's value. */
    private SharedRoot later(Ir form, Ir key, Rest rest) {
        var local = unit.valueOf(form);
        return shared.of(
                key,
                () -> SharedRoot.byContinuation(
                        unit.language(),
                        unit.name(),
                        unit.layout(),
                        unit.slot(local),
                        () -> rest.build(new Ir.LocalRef(form.span(), local), Tail.NONE)));
    }
}

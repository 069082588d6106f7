package org.senet.translator;

import com.oracle.truffle.api.nodes.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.senet.data.SourceSpan;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Local;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Step;
import org.senet.nodes.choice.AlternativesStep;
import org.senet.nodes.choice.AnyConstantStep;
import org.senet.nodes.choice.AnyStep;
import org.senet.nodes.choice.CallStep;
import org.senet.nodes.choice.CaptureStep;
import org.senet.nodes.choice.CheckStep;
import org.senet.nodes.choice.FailStep;
import org.senet.nodes.choice.IfStep;
import org.senet.nodes.choice.PromptStep;
import org.senet.nodes.choice.RunStep;
import org.senet.nodes.choice.SharedRoot;
import org.senet.nodes.choice.UndoableStep;
import org.senet.nodes.rules.AnyConnectedStep;
import org.senet.nodes.rules.AnyLandingStep;
import org.senet.nodes.rules.AnyPieceStep;
import org.senet.nodes.rules.AnyPlaceStep;
import org.senet.nodes.rules.CountMoveStep;
import org.senet.nodes.rules.EffectStep;
import org.senet.nodes.rules.ResetCounterStep;
import org.senet.nodes.rules.SpreadStep;
import org.senet.nodes.rules.UnlessLongerStep;
import org.senet.state.Counters;

/**
 * Turns code that may choose into steps. Translation itself is written in continuation-passing style: every form is given
 * a function that builds what follows it, and calls that once for each place from which the program goes on.
 *
 * <p>A value travels as a piece of deterministic code that is to be evaluated at once by what follows.
 */
final class ChoiceTranslator {
    private static final int EXPLODED_OPTIONS = 8;

    private final Unit unit;
    private final DirectTranslator direct;
    private final LoopTranslator loops;
    private final ExtentTranslator extents;
    private final MoveEnding ending;
    private final Reification reification;

    ChoiceTranslator(Unit unit) {
        this(unit, MoveEnding.inFunction(unit));
    }

    ChoiceTranslator(Unit unit, MoveEnding ending) {
        this.unit = unit;
        this.ending = ending;
        direct = new DirectTranslator(unit);
        loops = new LoopTranslator(unit, this, direct);
        reification = new Reification(unit, direct);
        extents = new ExtentTranslator(unit, this, direct);
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
        return switch (ir) {
            case Ir.Do d -> sequence(d.forms(), tail, rest);
            case Ir.If i -> branch(i, tail, rest);
            case Ir.And a -> andOr(a, a.forms(), false, tail, rest);
            case Ir.Or o -> andOr(o, o.forms(), true, tail, rest);
            case Ir.While w -> loops.whileLoop(w, tail, rest);
            case Ir.Loop l -> loops.loop(l, tail, rest);
            case Ir.Recur r -> operands(r.values(), tail, (values, t) -> loops.recur(r, values, t));
            case Ir.Any a -> any(a, tail, rest);
            case Ir.AnyOf a -> step(a.collection(), tail, (v, t) -> pure(v, t, (w, u) -> anyOf(a, w, rest)));
            case Ir.AnyPiece a -> anyPiece(a, rest);
            case Ir.AnyPlace a -> anyPlace(a, rest);
            case Ir.AnyConnected a -> anyConnected(a, rest);
            case Ir.Check c -> {
                unit.tracing().note(c);
                yield check(c.test(), tail, rest);
            }
            case Ir.EndMove e -> ending.endMove(e, this, tail, rest);
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
        if (code instanceof Ir.Const || code instanceof Ir.LocalRef || isUnwanted(code)) {
            return next.apply(tail);
        }
        boolean acts = unit.traits().acts(code);
        boolean effect = isBoardEffect(code);
        if (acts && !effect && code instanceof Ir.Do d) {
            return sequence(d.forms(), tail, (value, t) -> run(value, t, next));
        }
        if (acts && !effect && code instanceof Ir.If i) {
            var joint = new Joint(unit, i, (value, t) -> next.apply(t));
            return condition(
                    i.test(),
                    tail,
                    t -> run(i.then(), t, u -> joint.build(RuleTranslator.nothing(), u)),
                    t -> run(i.otherwise(), t, u -> joint.build(RuleTranslator.nothing(), u)));
        }
        var following = next.apply(acts ? Tail.NONE : tail);
        following = effect ? unit.tracing().done(code, following) : following;
        if (following instanceof CountMoveStep && Countable.isIdle(code)) {
            return following;
        }
        if (!acts) {
            return new RunStep(direct.expression(code), following).at(code.span());
        }
        int reset = effect ? reset(code) : -1;
        if (reset >= 0) {
            return new ResetCounterStep(reset, following).at(code.span());
        }
        return effect
                ? new EffectStep(direct.effect(code), Slots.spentBy(following), following).at(code.span())
                : new UndoableStep(direct.expression(code), following).at(code.span());
    }

    /** Notation that nobody asks for. */
    private boolean isUnwanted(Ir code) {
        return code instanceof Ir.Effect e && e.kind() == org.senet.ir.EffectKind.LOG && !unit.annotates();
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

    private static boolean isBoardEffect(Ir code) {
        return code instanceof Ir.Effect e && e.kind() != org.senet.ir.EffectKind.LOG
                || code instanceof Ir.BoardAttributeAssign;
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
        boolean laterChooses = parts.subList(index + 1, parts.size()).stream().anyMatch(unit.traits()::mayChoose);
        return step(parts.get(index), tail, (value, t) -> {
            if (value instanceof Ir.Const || !laterChooses && !unit.traits().acts(value)) {
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
                && isExplodable(any)
                && !unit.tracing().isOn()) {
            return reification
                    .ofConstants(
                            any,
                            exploded(any, b.local(), rest),
                            b.local(),
                            () -> rest.build(RuleTranslator.nothing(), Tail.NONE))
                    .at(any.span());
        }
        return step(
                b.init(),
                tail,
                (value, t) ->
                        run(new Ir.Bind(b.span(), b.local(), value), t, u -> rest.build(RuleTranslator.nothing(), u)));
    }

    // ---- conditions

    private Step branch(Ir.If i, Tail tail, Rest rest) {
        var joint = new Joint(unit, i, rest);
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
                    && isBoolean(any)
                    && !unit.tracing().isOn() -> alternatives(any, tail, then, otherwise);
            case Ir.Test t ->
                step(t.value(), tail, (v, u) -> decide(new Ir.Test(t.span(), v, t.mode()), u, then, otherwise));
            default -> step(test, tail, (v, u) -> decide(v, u, then, otherwise));
        };
    }

    private Step decide(Ir test, Tail tail, Function<Tail, Step> then, Function<Tail, Step> otherwise) {
        if (unwrap(test) instanceof Ir.Const c && c.value() instanceof Boolean known) {
            return (known ? then : otherwise).apply(tail);
        }
        if (unit.traits().acts(test)) {
            var local = unit.valueOf(test);
            var answer = new Ir.Test(test.span(), new Ir.LocalRef(test.span(), local), Ir.TestMode.CORE);
            return run(new Ir.Bind(test.span(), local, test), tail, t -> decide(answer, t, then, otherwise));
        }
        return new IfStep(direct.test(test), then.apply(tail), otherwise.apply(tail)).at(test.span());
    }

    private static boolean isBoolean(Ir.Any any) {
        return any.options().stream().allMatch(o -> o instanceof Ir.Const c && c.value() instanceof Boolean);
    }

    private Step alternatives(Ir.Any any, Tail tail, Function<Tail, Step> then, Function<Tail, Step> otherwise) {
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
                        any, alternatives(any, ways, tail), local, () -> decide(chosen, Tail.NONE, then, otherwise))
                .at(any.span());
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
        var saved = Slots.writtenBy(unit, form, java.util.Arrays.copyOf(steps, last));
        steps[last] = ways.get(last).apply(tail);
        return last == 0 ? steps[0] : new AlternativesStep(saved, places(form), steps);
    }

    /** Where the options of a choice stand in the text. */
    private static SourceSpan[] places(Ir form) {
        return form instanceof Ir.Any any
                ? any.options().stream().map(Ir::span).toArray(SourceSpan[]::new)
                : new SourceSpan[0];
    }

    private Step andOr(Ir ir, List<Ir> forms, boolean deciding, Tail tail, Rest rest) {
        var joint = new Joint(unit, ir, rest);
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

    // ---- choosing

    private Step any(Ir.Any any, Tail tail, Rest rest) {
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
        if (isConstant(any)) {
            return anyOf(any, new Ir.Const(any.span(), Reification.constants(any)), rest);
        }
        var made = options.stream().anyMatch(unit.traits()::mayChoose)
                ? alternatives(any, ways(any, new Joint(unit, any, rest)), tail)
                : anyOfExpressions(any, local, rest);
        // The ways that are reified come together in code of their own, which is known by another form.
        var joint = new Joint(unit, new Ir.Any(any.span(), any.options()), rest);
        return reification.ofExpressions(any, made, local, ways(any, joint));
    }

    private List<Function<Tail, Step>> ways(Ir.Any any, Joint joint) {
        return any.options().stream()
                .map(o -> (Function<Tail, Step>) t -> step(o, t, joint::build))
                .toList();
    }

    private Step anyOfExpressions(Ir.Any any, Local local, Rest rest) {
        var next = rest.build(new Ir.LocalRef(any.span(), local), Tail.NONE);
        var bindings = any.options().stream().map(o -> direct.write(local, o)).toArray(ExpressionNode[]::new);
        var nodes = java.util.Arrays.copyOf(bindings, bindings.length + 1, Node[].class);
        nodes[bindings.length] = next;
        return new AnyStep.OfExpressions(bindings, places(any), Slots.writtenBy(unit, any, nodes), next);
    }

    private static boolean isConstant(Ir.Any any) {
        return any.options().stream().allMatch(Ir.Const.class::isInstance);
    }

    private static boolean isExplodable(Ir.Any any) {
        return isConstant(any) && !any.options().isEmpty() && any.options().size() <= EXPLODED_OPTIONS;
    }

    private Step exploded(Ir.Any any, Local local, Rest rest) {
        var next = rest.build(RuleTranslator.nothing(), Tail.NONE);
        var values = Reification.constants(any).toArray();
        return AnyConstantStep.create(local.slot(), values, places(any), Slots.writtenBy(unit, any, next), next)
                .at(any.span());
    }

    private Step anyOf(Ir form, Ir collection, Rest rest) {
        var local = unit.valueOf(form);
        var element = new Ir.LocalRef(collection.span(), local);
        var next = rest.build(element, Tail.NONE);
        var made = new AnyStep.OfCollection(
                local.slot(), direct.expression(collection), Slots.writtenBy(unit, form, next), next);
        return reification.of(collection, made.at(form.span()), local, () -> rest.build(element, Tail.NONE));
    }

    private Step anyPiece(Ir.AnyPiece any, Rest rest) {
        var next = rest.build(new Ir.Const(any.span(), true), Tail.NONE);
        return new AnyPieceStep(any.types(), Slots.writtenBy(unit, any, next), next);
    }

    private Step anyPlace(Ir.AnyPlace any, Rest rest) {
        var next = rest.build(new Ir.Const(any.span(), true), Tail.NONE);
        var saved = Slots.writtenBy(unit, any, next);
        return switch (any.source()) {
            case LAST_MOVE -> new AnyLandingStep(saved, next);
            case ALL, ZONE -> new AnyPlaceStep(unit.site(), any.zone(), saved, next);
        };
    }

    private Step anyConnected(Ir.AnyConnected any, Rest rest) {
        var next = rest.build(new Ir.Const(any.span(), true), Tail.NONE);
        var spread =
                unit.tracing().search(step(any.body(), Tail.NONE, (value, t) -> run(value, t, u -> new SpreadStep())));
        return new AnyConnectedStep(spread, Slots.writtenBy(unit, any, spread, next), next);
    }

    private Step check(Ir test, Tail tail, Rest rest) {
        Function<Tail, Step> passed = t -> rest.build(new Ir.Const(test.span(), true), t);
        return switch (unwrap(test)) {
            case Ir.And a when a.conditions() -> checkAll(a.forms(), tail, passed);
            case Ir.Or o
            when o.conditions() && o.forms().stream().anyMatch(ChoiceTranslator::isNoMoves) ->
                checkUnless(o, tail, rest);
            case Ir.NoMoves n -> unlessLonger(test, passed.apply(Tail.NONE));
            case Ir ir
            when ending.isMove()
                    && InvariantTranslator.readsGlobal(ir)
                    && !unit.traits().mayChoose(test) ->
                new InvariantTranslator(unit, direct).check(test, passed.apply(Tail.NONE));
            default -> plainCheck(test, tail, passed);
        };
    }

    private Step unlessLonger(Ir test, Step next) {
        return unit.tracing().deferral(test, new UnlessLongerStep(Slots.spentBy(next), next));
    }

    private static boolean isNoMoves(Ir test) {
        return unwrap(test) instanceof Ir.NoMoves;
    }

    /** {@code (check (or a no-moves?))}: deferred only where nothing else of it holds. */
    private Step checkUnless(Ir.Or or, Tail tail, Rest rest) {
        var joint = new Joint(unit, or, rest);
        var passed = new Ir.Const(or.span(), true);
        var others = or.forms().stream().filter(f -> !isNoMoves(f)).toList();
        Function<Tail, Step> deferred = t -> unlessLonger(or, joint.build(passed, Tail.NONE));
        return others.isEmpty()
                ? deferred.apply(tail)
                : condition(new Ir.Or(or.span(), others, true), tail, t -> joint.build(passed, t), deferred);
    }

    private static Ir unwrap(Ir test) {
        return test instanceof Ir.Test t ? t.value() : test;
    }

    private Step checkAll(List<Ir> tests, Tail tail, Function<Tail, Step> passed) {
        if (tests.isEmpty()) {
            return passed.apply(tail);
        }
        return check(tests.getFirst(), tail, (v, t) -> checkAll(tests.subList(1, tests.size()), t, passed))
                .at(tests.getFirst().span());
    }

    private Step plainCheck(Ir test, Tail tail, Function<Tail, Step> passed) {
        if (ending.isMove() && IrTree.contains(test, Ir.NoMoves.class::isInstance)) {
            throw SenetException.at(
                    test.span(),
                    "in a move, `no-moves?` can only be checked: the answer comes after all moves have been found",
                    "write (check no-moves?), or (check (or ... no-moves?))");
        }
        if (test instanceof Ir.Test t
                && !unit.traits().acts(t.value())
                && unit.traits().mayChoose(t.value())) {
            return step(t.value(), tail, (v, u) -> {
                var chosen = new Ir.Test(t.span(), v, t.mode());
                unit.tracing().noteAs(test, chosen);
                return plainCheck(chosen, u, passed);
            });
        }
        if (unit.traits().mayChoose(test) || unit.traits().acts(test)) {
            var tracing = unit.tracing();
            return tracing.beginCheck(
                    condition(test, tail, t -> tracing.passed(test, passed.apply(t)), t -> tracing.failed(test)));
        }
        var traced = unit.tracing().check(test, direct, () -> passed.apply(tail));
        return traced != null
                ? traced.at(test.span())
                : new CheckStep(direct.test(test), passed.apply(tail)).at(test.span());
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
                            local.slot(),
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
        return unit.shared(
                key,
                () -> SharedRoot.byContinuation(
                        unit.language(),
                        unit.name(),
                        unit.layout(),
                        local.slot(),
                        () -> rest.build(new Ir.LocalRef(form.span(), local), Tail.NONE)));
    }
}

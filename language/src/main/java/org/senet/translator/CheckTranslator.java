package org.senet.translator;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.nodes.Step;
import org.senet.nodes.choice.CheckStep;
import org.senet.nodes.choice.EnterSharedStep;
import org.senet.nodes.choice.FailStep;
import org.senet.nodes.choice.RestNode;
import org.senet.nodes.choice.SharedRoot;
import org.senet.nodes.choice.StopStep;
import org.senet.nodes.rules.AddMoveStep;
import org.senet.nodes.rules.CountMoveStep;
import org.senet.nodes.rules.InvariantNode;
import org.senet.nodes.rules.KeptCheckNode;
import org.senet.nodes.rules.PickMoveStep;
import org.senet.nodes.rules.RememberStep;
import org.senet.nodes.rules.UnlessLongerStep;

/** Turns checks into steps: those that are asked at once, those that are remembered, and those that are deferred. */
final class CheckTranslator {
    private final Unit unit;
    private final ChoiceTranslator choice;
    private final DirectTranslator direct;
    private final MoveEnding ending;

    CheckTranslator(Unit unit, ChoiceTranslator choice, DirectTranslator direct, MoveEnding ending) {
        this.unit = unit;
        this.choice = choice;
        this.direct = direct;
        this.ending = ending;
    }

    /** A check, and what follows where it holds. */
    Step check(Ir test, Tail tail, ChoiceTranslator.Rest rest) {
        Function<Tail, Step> passed = t -> rest.build(new Ir.Const(test.span(), true), t);
        return switch (unwrap(test)) {
            case Ir.And a
            when a.conditions() -> {
                unit.tracing().noteParts(test, a.forms());
                yield checkAll(a.forms(), tail, passed);
            }
            case Ir.Or o
            when o.conditions() && o.forms().stream().anyMatch(CheckTranslator::isNoMoves) ->
                checkUnless(o, tail, rest);
            case Ir.NoMoves n -> unlessLonger(test, passed.apply(Tail.NONE));
            case Ir ir
            when ending.isMove() && InvariantTranslator.readsGlobal(ir) && !WrittenSearch.choice(test) ->
                !unit.traits().mayChoose(test) && !unit.traits().acts(test) && InvariantTranslator.comesToAllParts(test)
                        ? new InvariantTranslator(unit, direct).check(test, passed.apply(Tail.NONE))
                        : remembered(test, passed);
            default -> plainCheck(test, tail, passed);
        };
    }

    /** A check that is made again as a whole when a global has changed. */
    private Step remembered(Ir test, Function<Tail, Step> passed) {
        var kept = unit.temporary();
        int number = unit.invariant(
                test,
                () -> new InvariantNode(
                        new int[] {unit.slot(kept)}, unit.tracing().judged(test, new KeptCheckNode(unit.slot(kept)))));
        // It goes on differently than the check at its place, so they share no code.
        var alone = new ChoiceTranslator(unit, new SharedCode(unit), ending);
        var again = SharedRoot.byContinuation(
                        unit.language(),
                        unit.name(),
                        unit.layout(),
                        SharedRoot.NO_VALUE,
                        () -> alone.condition(test, Tail.NONE, t -> new StopStep(), t -> new FailStep()))
                .in(unit.place());
        return new RememberStep(number, new RestNode(again), plainCheck(test, Tail.NONE, passed));
    }

    private Step unlessLonger(Ir test, Step next) {
        boolean asks = ending.annuls() || unit.tracing().isOn();
        return asks
                ? unit.tracing()
                        .deferral(test, new UnlessLongerStep(unit.slots().spentBy(next), next))
                : next;
    }

    private static boolean isNoMoves(Ir test) {
        return unwrap(test) instanceof Ir.NoMoves;
    }

    /** {@code (check (or a no-moves?))}: deferred only where nothing else of it holds. */
    private Step checkUnless(Ir.Or or, Tail tail, ChoiceTranslator.Rest rest) {
        var joint = new Joint(unit, choice.shared(), or, rest);
        var passed = new Ir.Const(or.span(), true);
        var others = or.forms().stream().filter(f -> !isNoMoves(f)).toList();
        Function<Tail, Step> deferred = t -> unlessLonger(or, joint.build(passed, Tail.NONE));
        return others.isEmpty()
                ? deferred.apply(tail)
                : choice.condition(new Ir.Or(or.span(), others, true), tail, t -> joint.build(passed, t), deferred);
    }

    /** A condition without the words that say how it is judged. */
    static Ir unwrap(Ir test) {
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
            return choice.step(t.value(), tail, (v, u) -> {
                var chosen = new Ir.Test(t.span(), v, t.mode());
                unit.tracing().noteAs(test, chosen);
                return plainCheck(chosen, u, passed);
            });
        }
        if (unit.traits().mayChoose(test) || unit.traits().acts(test)) {
            var tracing = unit.tracing();
            return tracing.beginCheck(choice.condition(
                    test, tail, t -> tracing.passed(test, passed.apply(t)), t -> tracing.failed(test)));
        }
        if (unit.postpones() && Postponed.isCostly(test)) {
            return postponed(test, passed.apply(tail));
        }
        var traced = unit.tracing().check(test, direct, () -> passed.apply(tail));
        return traced != null
                ? traced.at(test.span())
                : new CheckStep(direct.test(test), passed.apply(tail)).at(test.span());
    }

    /** A check of that move only which is found, where nothing is left to do but to count it. */
    private Step postponed(Ir test, Step following) {
        return switch (following) {
            case CountMoveStep count -> count;
            case PickMoveStep pick -> new PickMoveStep(last(test, pick.move()));
            default -> new CheckStep(direct.test(test), following).at(test.span());
        };
    }

    /** A check of the move that was found. As the last that happens it stands in the code once, however many ways lead there. */
    private Step last(Ir test, Step move) {
        Supplier<Step> check = () -> new CheckStep(direct.test(test), move).at(test.span());
        return move instanceof AddMoveStep
                ? new EnterSharedStep(
                        true,
                        unit.sharedByAll()
                                .of(
                                        unit.postponed(test),
                                        () -> SharedRoot.byTransfer(
                                                unit.language(), unit.name(), unit.layout(), check)))
                : check.get();
    }
}

package org.senet.translator;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.nodes.Step;
import org.senet.nodes.choice.SavedSlots;
import org.senet.nodes.choice.SharedRoot;
import org.senet.nodes.rules.EndMoveStep;
import org.senet.nodes.rules.EndPartStep;
import org.senet.nodes.rules.FinishStep;
import org.senet.nodes.rules.LongestFirstStep;
import org.senet.nodes.rules.PartStep;

/** How a move ends: what {@code (end-move)} does in the place where it stands. */
abstract class MoveEnding {
    /** Whether the code is a rule of a piece, whose end is known. */
    abstract boolean isMove();

    /** Whether each choice of the move goes one way only, which is drawn. */
    abstract boolean draws();

    /** Whether a move may be annulled when a longer one is found; else it is made only where there is none. */
    abstract boolean annuls();

    /** The steps of {@code (end-move)} and all that follows it. */
    abstract Step endMove(Ir.EndMove ir, ChoiceTranslator choice, Tail tail, ChoiceTranslator.Rest rest);

    /** The end of the move, where it does the {@linkplain Uniform same at each empty position}; else null. */
    abstract @Nullable Step uniform();

    /** The end of the move as code that a called function can go on with; null in a function. */
    abstract SharedRoot sharedFinish();

    /** In a function, the end is known only to the rule that has called it. */
    static MoveEnding inFunction(Unit unit) {
        return new MoveEnding() {
            @Override
            boolean isMove() {
                return false;
            }

            @Override
            boolean draws() {
                return false;
            }

            @Override
            boolean annuls() {
                return true;
            }

            @Override
            Step endMove(Ir.EndMove ir, ChoiceTranslator choice, Tail tail, ChoiceTranslator.Rest rest) {
                var tracing = unit.tracing();
                var next = new EndPartStep(new PartStep(rest.build(RuleTranslator.nothing(), Tail.NONE)));
                return tracing.endMove(
                        ir,
                        new EndMoveStep(
                                SavedSlots.NONE,
                                tracing.endsHere(new FinishStep().at(ir.span())),
                                tracing.goesOn(next)));
            }

            @Override
            @Nullable
            Step uniform() {
                return null;
            }

            @Override
            SharedRoot sharedFinish() {
                return null;
            }
        };
    }

    /** Whether a form is {@code (check no-moves?)}. */
    static boolean isDeferral(Ir form) {
        return form instanceof Ir.Check c && c.test() instanceof Ir.Test t && t.value() instanceof Ir.NoMoves;
    }

    /** Makes the last statements of a move and the step behind them. */
    interface Closing {
        /** The statements become a part of the code before them. */
        Closing IN_PLACE =
                (choice, forms, tail, end) -> choice.sequence(forms, tail, (v, t) -> choice.run(v, t, u -> end.get()));

        /** The steps of some statements and of what follows them. */
        Step build(ChoiceTranslator choice, List<Ir> forms, Tail tail, Supplier<Step> end);
    }

    /** In a rule, the end is its {@code post} and the step that takes the finished move. */
    static final class OfRule extends MoveEnding {
        private final Unit unit;
        private final Ir.Do post;
        private final Supplier<Step> end;
        private final boolean annuls;
        private final boolean draws;
        private final Closing closing;
        private ChoiceTranslator choice;

        /**
         * The end of one way of moving.
         *
         * @param pre what comes before the way
         * @param draws whether each choice goes one way only, which is drawn
         * @param end makes the last step
         */
        OfRule(Unit unit, List<Ir> pre, RuleProgram.Way way, boolean draws, Supplier<Step> end) {
            this(unit, pre, way, draws, end, Closing.IN_PLACE);
        }

        /** The same, with {@code post} as a closing makes it. */
        OfRule(Unit unit, List<Ir> pre, RuleProgram.Way way, boolean draws, Supplier<Step> end, Closing closing) {
            this.unit = unit;
            this.closing = closing;
            this.draws = draws;
            post = new Ir.Do(null, way.post());
            this.end = end;
            annuls = !alwaysDefers() || Stream.of(pre, way.move(), way.post()).anyMatch(Countable::mayEndElsewhere);
        }

        void translateWith(ChoiceTranslator translator) {
            choice = translator;
        }

        @Override
        boolean isMove() {
            return true;
        }

        @Override
        boolean draws() {
            return draws;
        }

        @Override
        boolean annuls() {
            return annuls;
        }

        /** The end of the move from here. */
        Step finish(Tail tail) {
            return unit.annotates() ? new EndPartStep(complete(Tail.NONE)) : complete(tail);
        }

        private Step complete(Tail tail) {
            return closing.build(choice, post.forms(), tail, end);
        }

        @Override
        Step endMove(Ir.EndMove ir, ChoiceTranslator translator, Tail tail, ChoiceTranslator.Rest rest) {
            var tracing = unit.tracing();
            if (tracing.isOn()) {
                var goOn = tracing.goesOn(goOn(Tail.NONE, rest));
                var end = tracing.endsHere(finish(Tail.NONE));
                return tracing.endMove(ir, new EndMoveStep(unit.slots().writtenBy(ir, end), end, goOn));
            }
            if (!defers()) {
                return translator.alternatives(
                        ir, List.<Function<Tail, Step>>of(this::finish, t -> goOn(t, rest)), tail);
            }
            var next = goOn(Tail.NONE, rest);
            var finish = finish(Tail.NONE);
            return alwaysDefers()
                    ? new LongestFirstStep(unit.slots().writtenBy(ir, next), finish, next)
                    : new EndMoveStep(unit.slots().writtenBy(ir, finish), finish, next);
        }

        /** What follows is the next part of the move, which only those who want notation need to know. */
        private Step goOn(Tail tail, ChoiceTranslator.Rest rest) {
            return unit.annotates()
                    ? new EndPartStep(new PartStep(rest.build(RuleTranslator.nothing(), Tail.NONE)))
                    : rest.build(RuleTranslator.nothing(), tail);
        }

        private boolean defers() {
            return IrTree.contains(post, Ir.NoMoves.class::isInstance);
        }

        private boolean alwaysDefers() {
            return post.forms().stream().anyMatch(MoveEnding::isDeferral)
                    && !IrTree.contains(post, Ir.GlobalAssign.class::isInstance);
        }

        @Override
        @Nullable
        Step uniform() {
            return Uniform.is(post.forms()) ? finish(Tail.NONE) : null;
        }

        @Override
        SharedRoot sharedFinish() {
            return choice.shared()
                    .of(
                            post,
                            () -> SharedRoot.byContinuation(
                                    unit.language(),
                                    unit.name(),
                                    unit.layout(),
                                    SharedRoot.NO_VALUE,
                                    () -> finish(Tail.NONE)));
        }
    }
}

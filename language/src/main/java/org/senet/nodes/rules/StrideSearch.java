package org.senet.nodes.rules;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Algebra;
import org.senet.analysis.Cells;
import org.senet.analysis.Derivation;
import org.senet.analysis.Limits;
import org.senet.analysis.QueryCells;
import org.senet.analysis.Relation;
import org.senet.data.Equality;
import org.senet.data.Nil;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;
import org.senet.nodes.choice.AlternativesStep;
import org.senet.nodes.choice.AnyConstantStep;
import org.senet.nodes.choice.CheckStep;
import org.senet.nodes.choice.IfStep;
import org.senet.nodes.choice.RunStep;
import org.senet.nodes.core.AllTrueNode;
import org.senet.nodes.core.ConstantNode;
import org.senet.nodes.core.EqualNode;
import org.senet.nodes.core.LocalReadNode;
import org.senet.nodes.core.LocalWriteNode;
import org.senet.nodes.core.NotNode;
import org.senet.nodes.core.TruthNode;
import org.senet.state.PieceAttributeTable;

/**
 * Finds the {@linkplain Stride moves} of a program of which sets of positions tell all, and from where it must be run because of the
 * others. It follows the steps from all positions together, along each choice and both answers to each question. From a position where
 * everything that the program comes to is known it need not be run.
 */
public final class StrideSearch {
    private static final int MOST_ENDS = 32;
    private static final int MOST_STRIDES = 12;

    private final Site site;
    private final boolean counts;
    private final List<Stride> strides = new ArrayList<>();
    private final Algebra sets;
    private Cells rest;
    private int ends;

    private StrideSearch(Site site, boolean counts) {
        this.site = site;
        this.counts = counts;
        sets = site.sets();
        rest = sets.none();
    }

    /**
     * A program without the moves that sets tell, which it has besides; the same program, if there are none.
     *
     * @param site that of the program
     * @param counts whether its moves are counted, not listed
     */
    public static Program of(Site site, Program program, boolean counts) {
        var design = site.design;
        if (!Derivation.STEPS.isOn()
                || !program.own()
                || program.placing()
                || design.words > Limits.WORDS
                || design.pieces.mayHaveColumns()
                || design.deferCaptures) {
            return program;
        }
        var search = new StrideSearch(site, counts);
        search.walk(program.body(), search.begin(program));
        var found = counts ? search.together() : search.strides;
        // Where a program is run for some pieces nevertheless, it finds all of its moves.
        boolean mixed = found.size() > 1 && found.stream().anyMatch(s -> s.asked() != null);
        return mixed || found.isEmpty() || found.size() > MOST_STRIDES || search.ends > MOST_ENDS
                ? program
                : program.withStrides(search.rest(program), List.copyOf(found));
    }

    /** From where the program must be run. */
    private Cells rest(Program program) {
        var start = program.start();
        return start == null ? rest : sets.and(start, rest);
    }

    /** A path from those positions at which holds what the program does not ask. */
    private StridePath begin(Program program) {
        var path = StridePath.begin(sets);
        var given = program.given();
        return given == null ? path : path.seeing(given);
    }

    /** Where moves are only counted, those that are there at the same time are one. */
    private List<Stride> together() {
        var times = new LinkedHashMap<Cells, Integer>();
        var found = new ArrayList<Stride>();
        for (var stride : strides) {
            if (stride instanceof Stride.Single one) {
                times.merge(one.from(), one.times(), Integer::sum);
            } else {
                found.add(stride);
            }
        }
        times.forEach((from, number) -> found.add(counted(from, number)));
        return found;
    }

    private static Stride counted(Cells from, int times) {
        return new Stride.Single(from, times, 0, 0, null);
    }

    private void walk(Step step, StridePath path) {
        if (path.isNowhere() || ends > MOST_ENDS) {
            return;
        }
        var landing = counts ? null : Landing.of(site, step);
        if (landing != null || counts && step instanceof CountMoveStep) {
            end(path, landing);
            return;
        }
        switch (step) {
            case EffectStep e
            when e.effect() instanceof TakeNode take && take.isOfOne() && !path.lifted() && path.isAtStart() ->
                walk(e.next(), path.lifting());
            case ResetCounterStep r -> walk(r.next(), path.resetting(r.counter()));
            case CheckStep c -> {
                var answers = answers(c.test(), path);
                answers.unknown.forEach(this::run);
                answers.yes.forEach(p -> walk(c.next(), p));
            }
            case IfStep i -> {
                var answers = answers(i.test(), path);
                answers.unknown.forEach(p -> ask(i, p));
                answers.yes.forEach(p -> walk(i.then(), p));
                answers.no.forEach(p -> walk(i.otherwise(), p));
            }
            case AnyConstantStep a -> a.options().forEach(option -> walk(a.next(), path.with(a.slot(), option)));
            case AlternativesStep a -> a.alternatives().forEach(way -> walk(way, path));
            case RunStep r
            when r.code() instanceof LocalWriteNode write && keepsToItself(write.value()) ->
                walk(r.next(), path.with(write.slot(), value(write.value(), path)));
            case RunStep r when r.code() instanceof ConstantNode -> walk(r.next(), path);
            case SlideStep slide when slide.isCounted() && path.isAtStart() -> slide(path, slide, null);
            default -> run(path);
        }
    }

    private void slide(StridePath path, SlideStep slide, @Nullable PieceAttributeTable asked) {
        ends++;
        strides.add(new Stride.Slide(from(path), slide.ways(), asked));
    }

    /** A question whose answer no set tells; but it may be one about the piece, and of no account for the number of moves. */
    private void ask(IfStep step, StridePath path) {
        if (step.otherwise() instanceof SlideStep slide
                && slide.isCounted()
                && slide.isLike(afterChange(step.then()))
                && path.lifted()
                && path.isAtStart()
                && step.test() instanceof ForceNode force
                && force.value() instanceof PieceAttributeNode attribute
                && attribute.ofHand() != null) {
            slide(path, slide, attribute.ofHand());
        } else {
            run(path);
        }
    }

    /** What comes after a change of the piece in the hand. */
    private static Step afterChange(Step step) {
        return step instanceof EffectStep e && e.effect() instanceof SetAttributeNode set && set.isOfKnownValue()
                ? e.next()
                : step;
    }

    /** Whether a value is computed without a trace, and cannot fail. */
    private static boolean keepsToItself(ExpressionNode value) {
        return value instanceof ConstantNode
                || value instanceof LocalReadNode
                || value instanceof AskNode ask && ask.isHere();
    }

    private void run(StridePath path) {
        if (!path.isNowhere()) {
            ends++;
            rest = sets.or(rest, from(path));
        }
    }

    private Cells from(StridePath path) {
        return sets.and(sets.fixed(path.among()), path.seen());
    }

    private void end(StridePath path, @Nullable Landing landing) {
        ends++;
        if (counts) {
            strides.add(counted(from(path), 1));
            return;
        }
        if (!path.lifted() || path.returns(path.at())) {
            run(path);
            return;
        }
        var byDistance = new TreeMap<Integer, BitSet>();
        path.among().stream().forEach(p -> byDistance
                .computeIfAbsent(path.at()[p] - p, d -> new BitSet())
                .set(p));
        byDistance.forEach((distance, among) -> strides.add(
                new Stride.Single(sets.and(sets.fixed(among), path.seen()), 1, distance, path.resets(), landing)));
    }

    // ---- questions

    /** What becomes of a path with each answer to a question, and where the answer is not known. */
    private record Answers(List<StridePath> yes, List<StridePath> no, List<StridePath> unknown) {
        static Answers unknown(StridePath path) {
            return new Answers(List.of(), List.of(), List.of(path));
        }
    }

    private Answers answers(TestNode test, StridePath path) {
        return switch (test) {
            case GoNode go -> moved(go.ends(path.at()), path);
            case ForceNode force -> forced(value(force.value(), path), path);
            case TruthNode truth -> told(truth(value(truth.value(), path)), path);
            case EqualNode equal -> told(equality(value(equal.getLeft(), path), value(equal.getRight(), path)), path);
            case AskTestNode ask -> looked(ask, path);
            case InZoneNode zone -> inZone(zone, path);
            case NotNode not -> {
                var answers = answers(not.test(), path);
                yield new Answers(answers.no, answers.yes, answers.unknown);
            }
            case AllTrueNode all -> all(all, path);
            default -> Answers.unknown(path);
        };
    }

    private Answers forced(@Nullable Object value, StridePath path) {
        var truth = truth(value);
        return truth == null ? moved(path.follow(site.steps(null), value), path) : told(truth, path);
    }

    /** Whether a value is true, if it is one of those that are nothing else; null where that is not known. */
    private static @Nullable Boolean truth(@Nullable Object value) {
        return value instanceof Boolean b ? b : value == Nil.NIL ? Boolean.FALSE : null;
    }

    private static @Nullable Boolean equality(@Nullable Object a, @Nullable Object b) {
        return a == null || b == null ? null : Equality.equal(a, b);
    }

    private static Answers told(@Nullable Boolean answer, StridePath path) {
        if (answer == null) {
            return Answers.unknown(path);
        }
        return answer
                ? new Answers(List.of(path), List.of(), List.of())
                : new Answers(List.of(), List.of(path), List.of());
    }

    private static @Nullable Object value(ExpressionNode node, StridePath path) {
        if (node instanceof LocalReadNode local) {
            return path.values().get(local.slot());
        }
        return node instanceof ConstantNode constant ? constant.value() : null;
    }

    private static Answers moved(int @Nullable [] ends, StridePath path) {
        return ends == null
                ? Answers.unknown(path)
                : new Answers(
                        List.of(path.among(ends, p -> p >= 0).at(ends)),
                        List.of(path.among(ends, p -> p < 0)),
                        List.of());
    }

    private Answers inZone(InZoneNode zone, StridePath path) {
        var ends = end(zone.path(), path);
        return ends == null || !zone.isKnown()
                ? Answers.unknown(path)
                : new Answers(
                        List.of(path.among(ends, p -> p >= 0 && zone.contains(p))),
                        List.of(path.among(ends, p -> p < 0 || !zone.contains(p))),
                        List.of());
    }

    private Answers looked(AskTestNode ask, StridePath path) {
        var ends = end(ask.path(), path);
        // Where the piece was lifted, nothing is as it was between moves.
        if (ends == null || path.lifted() && path.returns(ends)) {
            return Answers.unknown(path);
        }
        var there = path.among(ends, p -> p >= 0);
        var off = path.among(ends, p -> p < 0);
        var way = Relation.of(ends);
        var wanted = QueryCells.of(ask.query(), site.design, site.player, sets);
        return wanted == null || !way.isUniform()
                ? Answers.unknown(path)
                // Off the board all answers are no.
                : new Answers(
                        List.of(there.seeing(sets.and(path.seen(), sets.before(way, wanted)))),
                        List.of(there.seeing(sets.and(path.seen(), sets.before(way, sets.not(wanted)))), off),
                        List.of());
    }

    /** The steps of a path that is no way to go, but one to look along. */
    private int @Nullable [] end(PathNode way, StridePath path) {
        var at = path;
        for (var element : way.elements()) {
            var ends = element instanceof ConstantNode constant ? at.follow(site.steps(null), constant.value()) : null;
            if (ends == null) {
                return null;
            }
            at = at.at(ends);
        }
        return at.at();
    }

    private Answers all(AllTrueNode all, StridePath path) {
        var decided = new ArrayList<StridePath>();
        var unknown = new ArrayList<StridePath>();
        var open = List.of(path);
        for (var test : all.tests()) {
            var still = new ArrayList<StridePath>();
            for (var p : open) {
                var answers = answers(test, p);
                decided.addAll(all.isAny() ? answers.yes : answers.no);
                still.addAll(all.isAny() ? answers.no : answers.yes);
                unknown.addAll(answers.unknown);
            }
            open = still.stream().filter(p -> !p.isNowhere()).toList();
        }
        return all.isAny() ? new Answers(decided, open, unknown) : new Answers(open, decided, unknown);
    }
}

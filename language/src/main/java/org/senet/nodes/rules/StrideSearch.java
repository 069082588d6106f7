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
import org.senet.nodes.Step;
import org.senet.nodes.choice.AlternativesStep;
import org.senet.nodes.choice.AnyConstantStep;
import org.senet.nodes.choice.CheckStep;
import org.senet.nodes.choice.IfStep;
import org.senet.nodes.choice.RunStep;
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
    private final StrideQuestions questions;
    private Cells rest;
    private int ends;

    private StrideSearch(Site site, boolean counts) {
        this.site = site;
        this.counts = counts;
        sets = site.sets();
        rest = sets.none();
        questions = new StrideQuestions(site, sets);
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
                var answers = questions.answers(c.test(), path);
                answers.unknown().forEach(this::run);
                answers.yes().forEach(p -> walk(c.next(), p));
            }
            case IfStep i -> {
                var answers = questions.answers(i.test(), path);
                answers.unknown().forEach(p -> ask(i, p));
                answers.yes().forEach(p -> walk(i.then(), p));
                answers.no().forEach(p -> walk(i.otherwise(), p));
            }
            case AnyConstantStep a -> a.options().forEach(option -> walk(a.next(), path.with(a.slot(), option)));
            case AlternativesStep a -> a.alternatives().forEach(way -> walk(way, path));
            case RunStep r -> {
                var values = questions.values(r.code(), path);
                if (values == null) {
                    run(path);
                } else {
                    values.forEach(v -> walk(r.next(), v.path()));
                }
            }
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
}

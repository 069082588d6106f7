package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.senet.ir.Ir;
import org.senet.nodes.Step;
import org.senet.nodes.rules.Program;
import org.senet.state.Design;
import org.senet.trace.Attempt;

/** Turns the programs of a game's rules into steps, with what is known of where, when and for which pieces each need be tried. */
final class ProgramTranslator {
    private final Design design;
    private final Supplier<Set<String>> plainAttributes;
    private final List<String> royal;

    /**
     * @param programs all of the game
     * @param plainAttributes tells the attributes that are never directions or positions
     */
    ProgramTranslator(Design design, List<RuleProgram> programs, Supplier<Set<String>> plainAttributes) {
        this.design = design;
        this.plainAttributes = plainAttributes;
        royal = programs.stream()
                .map(p -> Shelter.of(design, p))
                .filter(Objects::nonNull)
                .findFirst()
                .map(Shelter::royal)
                .orElse(List.of());
    }

    /** The types of the pieces that must not be attacked; none where there is no such rule. */
    List<String> royal() {
        return royal;
    }

    /**
     * The programs that a program of the rules becomes, each tried only where it may find something: one for each way, where some of them
     * are known to get nowhere from many positions.
     *
     * @param end makes the last step of each move
     */
    Stream<Program> programs(Unit unit, RuleProgram program, Supplier<Step> end) {
        if (unit.tracing().isOn()) {
            // What is to be explained is tried from everywhere.
            return Stream.of(program(unit, program, end));
        }
        var known = new ProgramStarts(unit.site(), plainAttributes.get());
        var starts =
                program.ways().stream().map(program::withWay).map(known::of).toList();
        return starts.stream().allMatch(s -> s.start() == null)
                ? sheltered(unit, program, end)
                : starts.stream().flatMap(s -> sheltered(unit, s.program(), end).map(s::at));
    }

    /** A program, and where that is another one, that of pieces that can leave their positions without danger. */
    private Stream<Program> sheltered(Unit unit, RuleProgram program, Supplier<Step> end) {
        var shelter = unit.pins() == null ? null : Shelter.of(design, program);
        var checked = program(unit, program, end);
        return shelter == null || !shelter.royal().equals(royal)
                ? Stream.of(checked)
                : Stream.of(
                        program(unit, shelter.unchecked(), end).triedIf(Program.Tried.UNPINNED),
                        checked.triedIf(Program.Tried.PINNED));
    }

    /**
     * A program for all pieces of its type.
     *
     * @param end makes the last step of each move
     */
    Program program(Unit unit, RuleProgram program, Supplier<Step> end) {
        var pre = new ArrayList<>(program.pre());
        if (program.isForOwn(design)) {
            pre.removeFirst();
        }
        var ending = new MoveEnding.OfRule(unit, program.pre(), program.ways().getFirst(), unit.draws(), end);
        var shared = new SharedCode(unit);
        var before = new ChoiceTranslator(unit, shared, ending);
        ending.translateWith(before);
        var body = before.sequence(
                pre,
                Tail.NONE,
                (value, tail) -> before.run(value, tail, t -> unit.tracing()
                        .ways(before.alternatives(
                                new Ir.Do(null, pre),
                                program.ways().stream()
                                        .map(way -> (Function<Tail, Step>)
                                                u -> way(unit, shared, program.pre(), way, unit.draws(), end, u))
                                        .toList(),
                                t))));
        var kind = program.placing() ? Attempt.Kind.PLACE : Attempt.Kind.MOVE;
        body = unit.tracing().attempt(kind, program.priority(), body);
        Facts.spread(body, new Facts(!program.placing(), program.placing()));
        return program.ready(design, body);
    }

    /** The steps of an action, which is a program of one way with nothing before it. */
    static Step action(Unit unit, RuleProgram.Way way, Supplier<Step> end) {
        return way(unit, new SharedCode(unit), List.of(), way, false, end, Tail.NONE);
    }

    /** The steps of one way of moving, without those of {@code pre} before it. */
    private static Step way(
            Unit unit,
            SharedCode shared,
            List<Ir> pre,
            RuleProgram.Way way,
            boolean draws,
            Supplier<Step> end,
            Tail tail) {
        var ending = new MoveEnding.OfRule(unit, pre, way, draws, end);
        var choice = new ChoiceTranslator(unit, shared, ending);
        ending.translateWith(choice);
        var steps = choice.sequence(way.move(), tail, (v, t) -> choice.run(v, t, ending::finish));
        return unit.tracing().way(way.span(), steps);
    }
}

package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.nodes.Step;
import org.senet.nodes.rules.Program;
import org.senet.nodes.rules.StartSet;
import org.senet.state.Design;
import org.senet.trace.Attempt;

/** Turns the programs of a game's rules into steps, with what is known of where, when and for which pieces each need be tried. */
final class ProgramTranslator {
    private final Design design;
    private final List<RuleProgram> all;
    private final Supplier<Set<String>> plainAttributes;
    private final List<String> royal;

    /**
     * @param programs all of the game
     * @param plainAttributes tells the attributes that are never directions or positions
     */
    ProgramTranslator(Design design, List<RuleProgram> programs, Supplier<Set<String>> plainAttributes) {
        this.design = design;
        this.plainAttributes = plainAttributes;
        all = programs;
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
     * The programs that a program of the rules becomes when a player (from 1) is to move, each tried only when that holds what it asks of
     * the whole position.
     *
     * @param end makes the last step of each move
     */
    Stream<Program> programs(Unit unit, RuleProgram whole, int player, Supplier<Step> end) {
        var guard = unit.tracing().isOn() ? new Guard(List.of(), whole) : Guard.of(design, player, whole);
        var program = guard.program();
        // What is to be explained is tried from everywhere.
        return program.placing() && !unit.tracing().isOn()
                ? placing(unit, program, player, end, guard.conditions())
                : moving(unit, program, player, end, guard.conditions());
    }

    /** Programs that are tried only when all of some conditions hold. */
    private static Stream<Program> guarded(Unit unit, List<Ir> conditions, Stream<Program> programs) {
        return conditions.isEmpty()
                ? programs
                : programs.map(p -> p.when(new DirectTranslator(unit).test(new Ir.And(null, conditions, true))));
    }

    /** One for each way, where some of them are known to get nowhere from many positions. */
    private Stream<Program> moving(
            Unit unit, RuleProgram program, int player, Supplier<Step> end, List<Ir> conditions) {
        if (unit.tracing().isOn()) {
            // What is to be explained is tried from everywhere.
            return Stream.of(program(unit, program, end, null));
        }
        var ways = program.ways().stream().map(program::withWay).toList();
        var plain = plainAttributes.get();
        var starts = ways.stream()
                .map(way -> StartConditions.of(design, player, way, plain))
                .toList();
        return starts.stream().allMatch(StartConditions.Start::isAnywhere)
                ? guarded(unit, conditions, sheltered(unit, program, end, null))
                : IntStream.range(0, ways.size()).boxed().flatMap(i -> {
                    var all = new ArrayList<>(conditions);
                    all.addAll(starts.get(i).conditions());
                    return guarded(
                            unit,
                            all,
                            sheltered(unit, ways.get(i), end, starts.get(i).from()));
                });
    }

    /** A program, and where that is another one, that of pieces that can leave their positions without danger. */
    private Stream<Program> sheltered(Unit unit, RuleProgram program, Supplier<Step> end, @Nullable StartSet start) {
        var shelter = unit.pins() == null ? null : Shelter.of(design, program);
        var checked = program(unit, program, end, start);
        return shelter == null || !shelter.royal().equals(royal)
                ? Stream.of(checked)
                : Stream.of(
                        program(unit, shelter.unchecked(), end, start).triedIf(Program.Tried.UNPINNED),
                        checked.triedIf(Program.Tried.PINNED));
    }

    /**
     * A placing program. One that shares its pass with no other is run only where the conditions hold with which it begins,
     * and without them.
     */
    private Stream<Program> placing(
            Unit unit, RuleProgram program, int player, Supplier<Step> end, List<Ir> conditions) {
        var rivals = all.stream()
                .filter(p -> p.placing() && p.priority() == program.priority())
                .count();
        var only = rivals > 1 || program.ways().size() > 1 || design.deferCaptures
                ? null
                : Candidates.of(design, player, program);
        if (only == null) {
            return moving(unit, program, player, end, conditions);
        }
        var rest = Candidates.undecided(design, player, program);
        return guarded(
                unit, conditions, Stream.of(program(unit, rest, end, null).onlyAt(only)));
    }

    /**
     * A program for all pieces of its type.
     *
     * @param end makes the last step of each move
     * @param start where it need be tried at all; null for everywhere
     */
    Program program(Unit unit, RuleProgram program, Supplier<Step> end, @Nullable StartSet start) {
        var pre = new ArrayList<>(program.pre());
        if (program.isForOwn(design)) {
            pre.removeFirst();
        }
        var ending = new MoveEnding.OfRule(unit, program.pre(), program.ways().getFirst(), end);
        var before = new ChoiceTranslator(unit, ending);
        ending.translateWith(before);
        var body = before.sequence(
                pre,
                Tail.NONE,
                (value, tail) -> before.run(value, tail, t -> unit.tracing()
                        .ways(before.alternatives(
                                new Ir.Do(null, pre),
                                program.ways().stream()
                                        .map(way -> (Function<Tail, Step>) u -> way(unit, program.pre(), way, end, u))
                                        .toList(),
                                t))));
        var kind = program.placing() ? Attempt.Kind.PLACE : Attempt.Kind.MOVE;
        body = unit.tracing().attempt(kind, program.priority(), body);
        Facts.spread(body, new Facts(!program.placing(), program.placing()));
        return program.ready(design, start, body);
    }

    /** The steps of one way of moving, without those of {@code pre} before it. */
    static Step way(Unit unit, List<Ir> pre, RuleProgram.Way way, Supplier<Step> end, Tail tail) {
        var ending = new MoveEnding.OfRule(unit, pre, way, end);
        var choice = new ChoiceTranslator(unit, ending);
        ending.translateWith(choice);
        var steps = choice.sequence(way.move(), tail, (v, t) -> choice.run(v, t, ending::finish));
        return unit.tracing().way(way.span(), steps);
    }
}

package org.senet.translator;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.nodes.NodeUtil;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.nodes.Step;
import org.senet.nodes.TestNode;
import org.senet.nodes.rules.AddMoveStep;
import org.senet.nodes.rules.Attack;
import org.senet.nodes.rules.AttackFilter;
import org.senet.nodes.rules.AttackRootNode;
import org.senet.nodes.rules.AttackStep;
import org.senet.nodes.rules.CountMoveStep;
import org.senet.nodes.rules.DrawNode;
import org.senet.nodes.rules.DrawRootNode;
import org.senet.nodes.rules.DropsRootNode;
import org.senet.nodes.rules.GeneratorKind;
import org.senet.nodes.rules.GeneratorRootNode;
import org.senet.nodes.rules.Generators;
import org.senet.nodes.rules.Invariants;
import org.senet.nodes.rules.PassNode;
import org.senet.nodes.rules.PickMoveStep;
import org.senet.nodes.rules.Pins;
import org.senet.nodes.rules.Program;
import org.senet.nodes.rules.ProgramRootNode;
import org.senet.nodes.rules.RunProgramStep;
import org.senet.nodes.rules.Site;
import org.senet.nodes.rules.StrideSearch;
import org.senet.nodes.rules.TicketRootNode;
import org.senet.nodes.trace.TracedEndStep;
import org.senet.nodes.trace.TracedGeneratorRootNode;
import org.senet.nodes.trace.TracedProgramRootNode;
import org.senet.state.Design;
import org.senet.state.Duplicates;
import org.senet.state.State;
import org.senet.trace.Attempt;

/**
 * Makes the code that finds the moves of a game: for each player a generator in which that player's directions, friends
 * and enemies are constants, and a test of attacks. Each is made when it is first needed.
 * Thread-safe.
 */
public final class RuleCompiler implements Generators {
    /**
     * Programs that have so many nodes together become code of their own each, so that the compiler need not begin anew with all of them
     * when one does something for the first time. Counting six plies of chess, of 960 nodes, takes three quarters of the time then,
     * although it is up to a tenth slower when all is compiled.
     */
    private static final int LARGE = 400;

    private final Translator translator;
    private final WatchedRules.RuleNames names;
    private final Design design;
    private final FrameLayout layout;
    private final List<RuleProgram> programs;
    /** The rules with called functions in place and unreachable code removed; used when no tool is attached. */
    private final MoverRules rules;

    private final CalledFunctions functions = new CalledFunctions();

    private final List<RuleAction> actions;
    private final LazyCode generators;
    private final LazyCode annotated;
    private final LazyCode watched;
    private final NumberedMoves numbered;
    private final LazyCode mobilities;
    private final AtomicReferenceArray<Attack> attacks;
    private final LazyCode tracers;
    private final ProgramTranslator translation;
    private IntPredicate late = type -> false;
    private final KindsOfAttributes attributes;

    /**
     * @param game the name of the game
     * @param layout the frame layout that all programs were analyzed with
     */
    public RuleCompiler(
            Translator translator,
            String game,
            Design design,
            FrameLayout layout,
            List<RuleProgram> programs,
            List<RuleAction> actions) {
        this.translator = translator;
        this.design = design;
        this.layout = layout;
        this.programs = List.copyOf(programs);
        this.actions = List.copyOf(actions);
        layout.rewindNothing();
        rules = new MoverRules(design, this.programs, this.actions, new Inliner(design, layout, functions));
        layout.rewindNothing();
        names = new WatchedRules.RuleNames(game, this.programs);
        Needs.ofRules(design, this.programs, this.actions);
        generators = code(player -> moves(player, false));
        annotated = code(player -> moves(player, true));
        watched = code(player ->
                new WatchedRules(translator, design, layout, names, player).generator(this.programs, this.actions));
        numbered = new NumberedMoves(this, design, rules.programs(), rules.actions());
        mobilities = code(this::mobilityOf);
        attacks = new AtomicReferenceArray<>(design.pieces.ownerCount() + 1);
        attributes = new KindsOfAttributes(design, rules.programs(), rules.actions());
        translation = new ProgramTranslator(design, rules.programs(), attributes::plain);
        tracers = code(this::tracerOf);
    }

    /**
     * Notes which pieces stand on the board at the start, before any code is made. The programs of others, such as kings of draughts, are
     * code of their own: many a game is over before the first of them, and their code need not keep that of the others waiting.
     */
    public void beginWith(State start) {
        var types = Arrays.stream(start.board).map(design.pieces::type).boxed().collect(Collectors.toUnmodifiableSet());
        design.heedStart(start);
        late = type -> !types.contains(type) && programs.stream().noneMatch(p -> p.placing() && p.type() == type);
    }

    /** What is known of the values of attributes; asked for when the start is known. */
    KindsOfAttributes attributes() {
        return attributes;
    }

    private LazyCode code(IntFunction<CallTarget> maker) {
        return new LazyCode(this, design.pieces.ownerCount(), maker);
    }

    @Override
    public int playerCount() {
        return design.pieces.ownerCount();
    }

    /**
     * The code that finds all moves of a player (from 1); its argument is a state that is ready for a generation.
     *
     * @param annotate whether the moves' log entries hold notation and parts; the moves are the same, in the same order
     */
    public CallTarget generator(int player, boolean annotate) {
        var code = isWatched() ? watched : annotate ? annotated : generators;
        return code.of(player);
    }

    private CallTarget moves(int player, boolean annotate) {
        var unit = unit("moves of " + design.pieces.ownerName(player), player, annotate);
        if (!annotate) {
            unit.listing(new Rides(design, player, false, rules.programs(player).stream()))
                    .sheltering(pins(player));
        }
        return generator(unit, player, RuleAction::isPossible, GeneratorKind.MOVES);
    }

    /** Whether tools look on; then all moves have their notation. */
    public boolean isWatched() {
        return translator.isWatched();
    }

    @Override
    public CallTarget mobility(int player) {
        return mobilities.of(player);
    }

    private CallTarget mobilityOf(int player) {
        var unit = unit("mobility of " + design.pieces.ownerName(player), player, false)
                .sheltering(pins(player));
        return generator(unit, player, a -> !a.pass(), GeneratorKind.MOVES);
    }

    /**
     * What finds the moves of a player (from 1) of the highest rank as a set, where each of them does no more than to put down one piece,
     * and to turn over others; else null. Made anew each time.
     */
    public @Nullable DropsRootNode drops(int player) {
        var unit = unit("drops of " + design.pieces.ownerName(player), player, false);
        var allowed =
                rules.actions(player).stream().filter(RuleAction::isPossible).toList();
        var ranks = ranks(allowed).toList();
        unit.of(rules.waysOfForms(player));
        if (isWatched() || ranks.isEmpty() || pins(player) != null || design.siftsMoves) {
            return null;
        }
        var pass = pass(
                unit, player, ranks.getFirst(), allowed, GeneratorKind.MOVES, () -> new AddMoveStep(design, false));
        return DropsRootNode.of(translator.language(), unit.name(), unit.layout(), pass, ranks.size() == 1);
    }

    /** The functions of programs that the game is made of. */
    public CalledFunctions functions() {
        return functions;
    }

    /** The code for those who do not want all moves. */
    public NumberedMoves numbered() {
        return numbered;
    }

    /**
     * The code that only counts moves, or finds one of them.
     *
     * @param postpones whether costly checks at the end are made of that one only
     */
    CallTarget numbered(int player, String what, GeneratorKind kind, boolean postpones) {
        var unit = unit(what + design.pieces.ownerName(player), player, false)
                .with(new Rides(design, player, kind.isLoose(), rules.programs(player).stream()));
        if (kind == GeneratorKind.DRAW) {
            unit.drawing();
        }
        if (kind == GeneratorKind.COUNT || kind == GeneratorKind.ORIGINS && !postpones) {
            unit.sheltering(pins(player));
        }
        return generator(postpones ? unit.postponing() : unit, player, a -> true, kind);
    }

    /** The {@linkplain MoverRules#tickets tickets} of a player (from 1). */
    int tickets(int player) {
        return rules.tickets(design, player);
    }

    /** What tells which pieces of a player are pinned; null where moves may leave pieces attacked. */
    private @Nullable Pins pins(int player) {
        return translation.royal().isEmpty() || isWatched()
                ? null
                : new Pins(this, design, player, translation.royal());
    }

    /** What makes the code of conditions and numbers. */
    public ConditionCompiler conditions() {
        return new ConditionCompiler(
                translator.language(), names.game(), design, (name, player) -> unit(name, player, false), functions);
    }

    /** How many ranks there are. */
    long rankCount() {
        return ranks(actions).count();
    }

    private CallTarget generator(Unit unit, int player, Predicate<RuleAction> wanted, GeneratorKind kind) {
        var allowed = rules.actions(player).stream().filter(wanted).toList();
        unit.of(rules.waysOfForms(player));
        Supplier<Step> end =
                switch (kind) {
                    case MOVES -> () -> new AddMoveStep(design, unit.annotates());
                    case COUNT, ORIGINS, TICKETS -> CountMoveStep::new;
                    case PICK, DRAW, TICKET -> () -> new PickMoveStep(new AddMoveStep(design, false));
                };
        if (kind == GeneratorKind.DRAW) {
            var draws = ranks(allowed)
                    .map(p -> new DrawNode(
                            pass(unit, player, p, allowed, kind, end),
                            NumberedMoves.singles(allowed, p),
                            tickets(player)))
                    .toArray(DrawNode[]::new);
            return new DrawRootNode(translator.language(), unit.name(), unit.layout(), draws).getCallTarget();
        }
        var passes = ranks(allowed)
                .map(p -> pass(unit, player, p, allowed, kind, end))
                .toArray(PassNode[]::new);
        if (kind == GeneratorKind.TICKET) {
            return new TicketRootNode(translator.language(), unit.name(), unit.layout(), passes).getCallTarget();
        }
        return new GeneratorRootNode(
                        translator.language(),
                        unit.name(),
                        unit.layout(),
                        kind,
                        design.duplicates != Duplicates.KEEP,
                        unit.invariants(),
                        passes)
                .getCallTarget();
    }

    /** The ranks of the moves, the highest first. */
    private Stream<Integer> ranks(List<RuleAction> allowed) {
        return Stream.concat(
                        programs.stream().map(RuleProgram::priority),
                        allowed.stream().map(RuleAction::priority))
                .distinct()
                .sorted(Comparator.reverseOrder());
    }

    private PassNode pass(
            Unit unit, int player, int priority, List<RuleAction> allowed, GeneratorKind kind, Supplier<Step> end) {
        var selected = (unit.tracing().isOn() ? programs : rules.programs(player))
                .stream()
                        .filter(p -> p.priority() == priority)
                        .flatMap(p -> translation.programs(unit, p, end))
                        .map(p -> kind.findsAll()
                                        && !unit.annotates()
                                        && !unit.tracing().isOn()
                                ? StrideSearch.of(unit.site(), p, kind.counts())
                                : p)
                        .toList();
        var acting = allowed.stream()
                .filter(a -> a.priority() == priority)
                .map(a -> unit.tracing()
                        .attempt(
                                Attempt.Kind.ACTION,
                                priority,
                                unit.tracing()
                                        .ways(ProgramTranslator.action(
                                                unit, new RuleProgram.Way(a.span(), a.body(), List.of()), end))))
                .toList();
        var made = kind.runsEachFromItsStart() ? inParts(unit, selected) : selected;
        boolean differs = selected.stream().anyMatch(p -> p.tried() != Program.Tried.ALWAYS);
        return new PassNode(
                design, player, made, acting, kind, unit.annotates(), differs ? unit.pins() : null, tests(unit));
    }

    /** Makes the tests of conditions that are the same at all positions. */
    private static Function<Ir, TestNode> tests(Unit unit) {
        return new DirectTranslator(unit)::test;
    }

    /** The same programs; some are code of their own, and all where they are written down: such code is large and seldom runs. */
    private List<Program> inParts(Unit unit, List<Program> all) {
        int size = all.stream()
                .filter(p -> !late.test(p.type()))
                .mapToInt(p -> NodeUtil.countNodes(p.body()))
                .sum();
        boolean large = size >= LARGE || unit.tracing().isOn();
        return all.stream()
                .map(p -> large || late.test(p.type()) ? apart(unit, p) : p)
                .toList();
    }

    /** The same program as code of its own, if it moves pieces. */
    private Program apart(Unit unit, Program program) {
        if (program.placing()) {
            return program;
        }
        var name = unit.name() + " by " + design.pieces.typeName(program.type());
        var root = unit.tracing().isOn()
                ? new TracedProgramRootNode(translator.language(), name, unit.layout(), program.body())
                : new ProgramRootNode(translator.language(), name, unit.layout(), program.body());
        return program.with(new RunProgramStep(root.getCallTarget()));
    }

    /** Asked for at each position by those who look for pins, so that threads must not wait for each other. */
    @Override
    public Attack attack(int player) {
        var known = attacks.get(player);
        return known != null ? known : newAttack(player);
    }

    private synchronized Attack newAttack(int player) {
        if (attacks.get(player) == null) {
            attacks.set(player, attack(player, body -> body, !isWatched()));
        }
        return attacks.get(player);
    }

    /**
     * The test of a player's attacks.
     *
     * @param begin what each program begins with
     * @param decides whether programs need not be run where it is certain what they find
     */
    Attack attack(int player, UnaryOperator<Step> begin, boolean decides) {
        var moving = attacking(player).toList();
        var rules = new LazyCode(this, design.pieces.typeCount(), type -> attack(player, type, moving, begin));
        return new Attack(filterOf(player, moving, decides), rules::of);
    }

    @Override
    public Attack attack(int player, List<String> types) {
        return new Attack(filter(player, types, !isWatched()), attack(player).rules());
    }

    /** What tells which pieces of some types could attack. */
    AttackFilter filter(int player, List<String> types, boolean decides) {
        var moving = attacking(player)
                .filter(p -> types.contains(design.pieces.typeName(p.type())))
                .toList();
        return filterOf(player, moving, decides);
    }

    private AttackFilter filterOf(int player, List<RuleProgram> moving, boolean decides) {
        return new AttackFilter(design, player, Reach.of(design, player, moving, attributes.plain()), decides);
    }

    /** The programs by which pieces attack. */
    private Stream<RuleProgram> attacking(int player) {
        return rules.programs(player).stream().filter(p -> !p.placing()).map(AttackRules::simplify);
    }

    private CallTarget attack(int player, int type, List<RuleProgram> moving, UnaryOperator<Step> begin) {
        var name = "attacks of " + design.pieces.ownerName(player) + " by " + design.pieces.typeName(type);
        var own = moving.stream().filter(p -> p.type() == type).toList();
        var unit = unit(name, player, false).of(new WaysOfForms(own, List.of())).undoingGlobals();
        var selected = own.stream()
                .map(p -> translation.program(unit, p, AttackStep::new))
                .map(p -> p.with(begin.apply(p.body())))
                .toList();
        return new AttackRootNode(translator.language(), unit.layout(), name, player, selected).getCallTarget();
    }

    /**
     * Code that finds the moves of a player (from 1) as {@link #generator} does, and writes down what happens in the state's
     * record, a {@link org.senet.trace.Recorder}. It is slow, and nobody but who asks for an explanation needs it.
     */
    public CallTarget tracer(int player) {
        return tracers.of(player);
    }

    private CallTarget tracerOf(int player) {
        var unit = new Unit(
                translator.tracing(),
                "traced moves of " + design.pieces.ownerName(player),
                layout.sharing(),
                new Site(design, player),
                new Invariants(),
                true,
                true,
                true);
        var allowed = actions.stream().filter(a -> a.isFor(player)).toList();
        unit.of(new WaysOfForms(programs, allowed));
        var passes = ranks(allowed)
                .map(p -> pass(
                        unit,
                        player,
                        p,
                        allowed,
                        GeneratorKind.MOVES,
                        () -> new TracedEndStep(new AddMoveStep(design, true))))
                .toArray(PassNode[]::new);
        return new TracedGeneratorRootNode(
                        translator.language(),
                        unit.name(),
                        unit.layout(),
                        unit.invariants(),
                        new TracedGenerators(this),
                        passes)
                .getCallTarget();
    }

    /** Finds clauses of the rules by what these may do. */
    public RuleClauses clauses() {
        return new RuleClauses(design, programs, actions);
    }

    /**
     * What is known of the programs of a player (from 1) before they run, as lines for people.
     *
     * @param type the number of the type of piece; 0 for all
     */
    public List<String> plan(int player, int type) {
        var unit = unit("plan of " + design.pieces.ownerName(player), player, false)
                .sheltering(pins(player));
        return new Plan(design, translation, unit, attributes.plain())
                .lines(rules.programs(player).stream()
                        .filter(p -> type == 0 || p.type() == type)
                        .toList());
    }

    private Unit unit(String name, int player, boolean annotate) {
        return new Unit(
                        translator,
                        name,
                        isWatched() ? layout.copy() : layout.sharing(),
                        new Site(design, player),
                        new Invariants(),
                        annotate,
                        true)
                .lookingAhead()
                .knowing(attributes::numbers);
    }

    /** The code that arranges the board before the first move; it finds its changes as the first move of a generation. */
    public CallTarget setUp(List<Ir> body) {
        Randomness.refuseInSetUp(body);
        var unit = unit("set-up", design.player(0), false);
        var step = ProgramTranslator.action(
                unit, new RuleProgram.Way(null, body, List.of()), () -> new AddMoveStep(design, false));
        var pass = new PassNode(design, design.player(0), List.of(), List.of(step), GeneratorKind.MOVES, false);
        return new GeneratorRootNode(
                        translator.language(),
                        unit.name(),
                        unit.layout(),
                        GeneratorKind.MOVES,
                        false,
                        unit.invariants(),
                        pass)
                .getCallTarget();
    }
}

package org.senet.translator;

import com.oracle.truffle.api.CallTarget;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.nodes.Step;
import org.senet.nodes.choice.AlternativesStep;
import org.senet.nodes.choice.EnterSharedStep;
import org.senet.nodes.choice.SavedSlots;
import org.senet.nodes.choice.SharedRoot;
import org.senet.nodes.choice.SpentSlots;
import org.senet.nodes.rules.AddMoveStep;
import org.senet.nodes.rules.GeneratorKind;
import org.senet.nodes.rules.GeneratorRootNode;
import org.senet.nodes.rules.Invariants;
import org.senet.nodes.rules.PassNode;
import org.senet.nodes.rules.Program;
import org.senet.nodes.rules.Site;
import org.senet.state.Design;
import org.senet.state.Duplicates;

/**
 * Makes the code that finds moves while tools look on. The moves are those of the usual code, in the same order, but every
 * way of moving is code of its own that bears a name, runs all that its text says, notation included, and begins with its
 * {@code pre}. So profilers tell the rules apart, and a debugger meets each statement.
 */
final class WatchedRules {
    private static final int[] NO_SLOTS = {};

    private final Translator translator;
    private final Design design;
    private final FrameLayout layout;
    private final RuleNames names;
    private final int player;
    private final Invariants invariants = new Invariants();
    private final List<SharedRoot> roots = new ArrayList<>();

    WatchedRules(Translator translator, Design design, FrameLayout layout, RuleNames names, int player) {
        this.translator = translator;
        this.design = design;
        this.layout = layout;
        this.names = names;
        this.player = player;
    }

    /** The code; all rules are built before any of it can run, because they share the frame layout. */
    CallTarget generator(List<RuleProgram> programs, List<RuleAction> actions) {
        var allowed = actions.stream().filter(a -> a.isFor(player)).toList();
        var passes = Stream.concat(
                        programs.stream().map(RuleProgram::priority),
                        allowed.stream().map(RuleAction::priority))
                .distinct()
                .sorted(Comparator.reverseOrder())
                .map(p -> pass(p, programs, allowed))
                .toArray(PassNode[]::new);
        // What is built may bring further roots.
        for (int i = 0; i < roots.size(); i++) {
            roots.get(i).build();
        }
        var name = names.moves(design.pieces.ownerName(player));
        return new GeneratorRootNode(
                        translator.language(),
                        name,
                        layout,
                        GeneratorKind.MOVES,
                        design.duplicates != Duplicates.KEEP,
                        invariants,
                        passes)
                .getCallTarget();
    }

    private PassNode pass(int priority, List<RuleProgram> programs, List<RuleAction> actions) {
        var selected = programs.stream()
                .filter(p -> p.priority() == priority)
                .map(this::program)
                .toList();
        var acting = actions.stream()
                .filter(a -> a.priority() == priority)
                .map(a -> rule(
                        names.action(a, design.sides.isChance(a.player())),
                        a.span(),
                        names.after(),
                        List.of(),
                        new RuleProgram.Way(a.span(), a.body(), List.of())))
                .toList();
        return new PassNode(design, player, selected, acting, GeneratorKind.MOVES, true);
    }

    private Program program(RuleProgram program) {
        var ways = program.ways().stream()
                .map(way -> rule(names.way(program, way), way.span(), names.post(program), program.pre(), way))
                .toArray(Step[]::new);
        var nothing = new SavedSlots(true, NO_SLOTS, NO_SLOTS, new SpentSlots(NO_SLOTS));
        var body = ways.length == 1 ? ways[0] : new AlternativesStep(nothing, new SourceSpan[0], ways);
        return program.ready(design, body);
    }

    private Step rule(String name, SourceSpan place, String post, List<Ir> pre, RuleProgram.Way way) {
        var unit = new Unit(translator, name, layout, new Site(design, player), invariants, true, true).at(place);
        var root = SharedRoot.byTransfer(translator.language(), name, layout, () -> steps(unit, post, pre, way))
                .asRule(place);
        roots.add(root);
        return new EnterSharedStep(true, root).at(place);
    }

    private Step steps(Unit unit, String post, List<Ir> pre, RuleProgram.Way way) {
        var after = closing(names.after());
        MoveEnding.Closing last = (choice, forms, tail, end) -> {
            int own = ownStatements(forms);
            return closing(post)
                    .build(
                            choice,
                            forms.subList(0, own),
                            tail,
                            () -> after.build(choice, forms.subList(own, forms.size()), Tail.NONE, end));
        };
        var ending = new MoveEnding.OfRule(unit, pre, way, false, () -> new AddMoveStep(design, true), last);
        var choice = new ChoiceTranslator(unit, new SharedCode(unit), ending);
        ending.translateWith(choice);
        int own = ownStatements(way.move());
        var following = way.move().subList(own, way.move().size());
        Function<Tail, Step> move = tail -> choice.sequence(
                way.move().subList(0, own),
                tail,
                (v, t) -> choice.run(v, t, u -> after.build(choice, following, u, () -> ending.finish(u))));
        return choice.sequence(pre, Tail.NONE, (v, t) -> choice.run(v, t, move));
    }

    /**
     * What many rules end with is code of their own for each, but bears the place of that text, so that it is one place for those who
     * count what has run.
     */
    private MoveEnding.Closing closing(String name) {
        return (choice, forms, tail, end) -> {
            var place = covering(forms);
            if (place == null) {
                return MoveEnding.Closing.IN_PLACE.build(choice, forms, tail, end);
            }
            var root = SharedRoot.byTransfer(
                            translator.language(),
                            name,
                            layout,
                            () -> MoveEnding.Closing.IN_PLACE.build(choice, forms, Tail.NONE, end))
                    .asRule(place);
            roots.add(root);
            return new EnterSharedStep(true, root).at(place);
        };
    }

    /** How many statements come before those that follow every move, which stand behind the last one that has a place. */
    private static int ownStatements(List<Ir> forms) {
        int own = forms.size();
        while (own > 0 && forms.get(own - 1).span() == null) {
            own--;
        }
        return own;
    }

    /** The text from the first to the last statement, also of those within statements that have no place; null when none has one. */
    private static @Nullable SourceSpan covering(List<Ir> forms) {
        var places = forms.stream().flatMap(WatchedRules::places).toList();
        if (places.isEmpty()) {
            return null;
        }
        var source = places.getFirst().source();
        var own = places.stream().filter(p -> p.source().equals(source)).toList();
        return new SourceSpan(
                source,
                own.stream().mapToInt(SourceSpan::start).min().orElseThrow(),
                own.stream().mapToInt(SourceSpan::end).max().orElseThrow());
    }

    private static Stream<SourceSpan> places(Ir form) {
        return form.span() == null
                ? IrTree.children(form).stream().flatMap(WatchedRules::places)
                : Stream.of(form.span());
    }

    /** The names of rules, as people know them. */
    record RuleNames(String game, List<RuleProgram> programs) {
        String moves(String player) {
            return "moves of " + player + " in " + game;
        }

        /** {@code Man move 2 of Chess}: a way is numbered among all of its kind that the piece has, in the order of the text. */
        String way(RuleProgram program, RuleProgram.Way way) {
            var spans = programs.stream()
                    .filter(p -> p.type() == program.type() && p.placing() == program.placing())
                    .flatMap(p -> p.ways().stream())
                    .map(RuleProgram.Way::span)
                    .filter(Objects::nonNull)
                    .sorted(Comparator.comparing(SourceSpan::start))
                    .toList();
            int number = spans.indexOf(way.span()) + 1;
            return program.name() + (program.placing() ? " place" : " move") + (number == 0 ? "" : " " + number)
                    + " of " + game;
        }

        /** {@code Man post of Chess}. */
        String post(RuleProgram program) {
            return program.name() + " post of " + game;
        }

        /** What follows every move. */
        String after() {
            return "after of " + game;
        }

        /** @param chance whether the player moves by chance */
        String action(RuleAction action, boolean chance) {
            return (action.pass() ? "pass" : chance ? "chance" : "action") + " of " + game;
        }
    }
}

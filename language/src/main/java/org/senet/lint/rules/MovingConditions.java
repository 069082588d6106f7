package org.senet.lint.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.senet.game.GameRules;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.ir.Lambda;
import org.senet.ir.Local;
import org.senet.ir.Query;
import org.senet.lint.Code;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.lint.Walk;
import org.senet.state.Direction;
import org.senet.state.Place;
import org.senet.translator.Mentions;

/**
 * Finds conditions that ask whether a variable has a position, or whether a step is impossible: in a rule, such a condition goes there, or
 * makes the step; and functions that go somewhere when they are asked about each of some directions.
 */
final class MovingConditions extends Warning {
    /** Functions of the library that ask something about each of some elements, at once. */
    private static final Set<String> ASKING_EACH = Set.of("some", "every?", "not-any?", "not-every?", "filterv");

    /** Functions of the library that return an element of a collection. */
    private static final Set<String> PICKING = Set.of("first", "second", "nth", "last", "peek");

    MovingConditions() {
        super("moving-condition", "conditions that go to a position instead of asking whether there is one");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        var code = game.code();
        var given = Given.in(code);
        Walk.all(code, part -> {
            var condition = part instanceof Ir.If i ? i.test() : part instanceof Ir.While w ? w.test() : null;
            if (condition != null) {
                look(condition, given, report);
            }
            var asked = part instanceof Ir.Check c ? c.test() : condition;
            if (asked != null) {
                lookForWays(asked, given, code, report);
            }
            if (part instanceof Ir.Or or && or.conditions()) {
                or.forms().subList(0, or.forms().size() - 1).forEach(form -> lookBeforeOthers(form, report));
            }
        });
    }

    @Override
    public void program(Program program, Report report) {
        if (!program.games().isEmpty()) {
            var code = program.code().stream().flatMap(c -> c.bodies().stream()).toList();
            var given = Given.withArguments(code);
            code.forEach(form -> lookBeforeQuestions(form, given, report));
        }
    }

    /**
     * Reports a position that is a condition and is asked about behind it, which needs no step: in an {@code and}, and in a function in an
     * {@code if}. Where the {@code and} is checked, the rule may well go on from there.
     */
    private static void lookBeforeQuestions(Ir form, Given given, Report report) {
        if (form instanceof Ir.Or or && isQuestion(or.forms().getLast())) {
            or.forms().subList(0, or.forms().size() - 1).forEach(f -> lookBeforeElse(f, given, report));
        }
        if (form instanceof Ir.And and) {
            for (int i = 0; i < and.forms().size() - 1; i++) {
                lookBeforeQuestions(
                        and.forms().get(i),
                        and.forms().subList(i + 1, and.forms().size()),
                        given,
                        report);
            }
        } else if (form instanceof Ir.If i && i.test() instanceof Ir.Test t && t.mode() == Ir.TestMode.FORCE) {
            lookBeforeQuestions(t, List.of(i.then()), given, report);
        }
        var parts = form instanceof Ir.Check c && c.test() instanceof Ir.And and ? and.forms() : IrTree.children(form);
        parts.forEach(part -> lookBeforeQuestions(part, given, report));
        for (var lambda : Walk.lambdas(form)) {
            lambda.arities().forEach(arity -> lookBeforeQuestions(arity.body(), given, report));
        }
    }

    /**
     * Reports a position before a question in an {@code or}: the other way does not go anywhere. A function may return the position, and
     * the condition that calls it goes there.
     */
    private static void lookBeforeElse(Ir condition, Given given, Report report) {
        var value = condition instanceof Ir.Test t ? t.value() : condition;
        var name = Given.name(value);
        if (name != null && given.isAlways(value, MovingConditions::isPosition)) {
            report.add(value.span(), goesTo(name), asks(name));
        }
    }

    /** Reports a way that is a condition, and whose parts are taken elsewhere: it was to be asked whether there is one. */
    private static void lookForWays(Ir condition, Given given, List<Ir> code, Report report) {
        if (condition instanceof Ir.Test t
                && t.mode() == Ir.TestMode.RULES
                && t.value() instanceof Ir.LocalRef ref
                && given.isAlways(ref, MovingConditions::isWay)
                && Walk.contains(code, part -> picksFrom(part, ref.local()))) {
            var name = ref.local().name();
            report.add(
                    t.span(),
                    "this condition goes along `" + name + "`; it does not only ask whether there is such a way",
                    asks(name));
        }
    }

    /** Whether a value is a vector of positions and directions, or that of a function that makes such ones. */
    private static boolean isWay(Ir value) {
        var function = value instanceof Ir.Call call ? Mentions.called(call) : null;
        return function == null
                ? value instanceof Ir.Collection c
                        && c.kind() == Ir.Collection.Kind.VECTOR
                        && c.elements().stream()
                                .anyMatch(e -> e instanceof Ir.LateName
                                        || e instanceof Ir.Const part
                                                && (part.value() instanceof Place || part.value() instanceof Direction))
                : function.arities().stream().allMatch(a -> Walk.contains(List.of(a.body()), MovingConditions::isWay));
    }

    private static boolean picksFrom(Ir part, Local way) {
        var function = Calls.ofCore(part);
        return function != null
                && PICKING.contains(function)
                && ((Ir.Call) part).arguments().getFirst() instanceof Ir.LocalRef ref
                && ref.local().equals(way);
    }

    /** Whether a condition only looks at the board. */
    private static boolean isQuestion(Ir condition) {
        return switch (condition) {
            case Ir.Test t -> isQuestion(t.value());
            case Ir.Not n -> isQuestion(n.test());
            case Ir.Ask a -> a.query() != Query.POSITION;
            case Ir.InZone z -> true;
            case Ir.Exists e -> true;
            default -> false;
        };
    }

    private static void lookBeforeQuestions(Ir condition, List<Ir> behind, Given given, Report report) {
        if (condition instanceof Ir.Test t
                && t.mode() != Ir.TestMode.CORE
                && t.value() instanceof Ir.LocalRef ref
                && given.isAlways(ref, MovingConditions::isPosition)
                && Walk.contains(behind, part -> asksThere(part, ref.local()))) {
            report.add(t.span(), goesTo(ref.local().name()), asks(ref.local().name()));
        }
    }

    private static boolean asksThere(Ir part, Local name) {
        return part instanceof Ir.Ask a
                && !a.path().isEmpty()
                && a.path().getFirst() instanceof Ir.LocalRef ref
                && ref.local().equals(name);
    }

    private static String goesTo(String name) {
        return "this condition goes to the position `" + name + "`; it does not only ask whether there is one";
    }

    private static String asks(String name) {
        return "`(some? " + name + ")` asks without going there";
    }

    @Override
    public void code(Ir part, Code code, Report report) {
        if (part instanceof Ir.Call call
                && call.arguments().size() == 2
                && call.arguments().getFirst() instanceof Ir.Fn(var span, Lambda function)
                && Calls.ofCore(call) instanceof String called
                && ASKING_EACH.contains(called)) {
            function.arities().stream()
                    .filter(arity -> arity.parameters().size() == 1)
                    .forEach(arity -> lookForSteps(arity.body(), new HashSet<>(arity.parameters()), report));
        }
    }

    /**
     * Reports where a question about an element goes somewhere: the one about the next element begins there.
     *
     * @param names the variables that hold the element; those to which its value is given are added
     */
    private static void lookForSteps(Ir form, Set<Local> names, Report report) {
        switch (form) {
            case Ir.Exists e -> {}
            case Ir.Count c -> {}
            case Ir.Search s -> {}
            case Ir.Bind b when leadsAlong(b.init(), names) -> names.add(b.local());
            case Ir.Test t
            when t.mode() != Ir.TestMode.CORE && leadsAlong(t.value(), names) ->
                report.add(
                        t.span(),
                        "this goes along an element, and the question about the next one begins where that has led",
                        "`(is-enemy? d)` and `(some? (position d))` look along a direction without going there; an `exists?`"
                                + " ends where it began");
            default -> IrTree.children(form).forEach(part -> lookForSteps(part, names, report));
        }
    }

    /** Whether a value is one of the variables, or the position to which one of them leads: as a condition, both are gone to. */
    private static boolean leadsAlong(Ir value, Set<Local> names) {
        return switch (value) {
            case Ir.LocalRef ref -> names.contains(ref.local());
            case Ir.Ask a
            when a.query() == Query.POSITION -> a.path().stream().anyMatch(step -> leadsAlong(step, names));
            default -> false;
        };
    }

    private static void look(Ir condition, Given given, Report report) {
        switch (condition) {
            case Ir.Not n -> look(n.test(), given, report);
            case Ir.Test t
            when t.mode() == Ir.TestMode.RULES && leadsSomewhere(t.value()) ->
                report.add(
                        t.span(),
                        "this condition goes to that position; it does not only ask whether there is one",
                        "`(some? (position n))` asks without going there");
            case Ir.Test t
            when t.mode() == Ir.TestMode.RULES -> {
                var name = Given.name(t.value());
                if (name != null && given.isAlways(t.value(), MovingConditions::isPosition)) {
                    report.add(t.span(), goesTo(name), asks(name));
                }
            }
            default -> {
                // an `and` or `or` may well go somewhere first
            }
        }
    }

    /** What is asked when a step was not to be possible, and was, is asked from its end. */
    private static void lookBeforeOthers(Ir form, Report report) {
        if (form instanceof Ir.Not not
                && not.test() instanceof Ir.Test t
                && t.mode() == Ir.TestMode.RULES
                && t.value() instanceof Ir.Const c
                && (c.value() instanceof Direction || c.value() instanceof Place)) {
            report.add(
                    t.span(),
                    "this goes to `" + c.value() + "` if it can, and then the rest of the `or` is asked from there",
                    "`(not (exists? (check " + c.value() + ")))` asks without going there");
        }
    }

    private static boolean leadsSomewhere(Ir value) {
        return value instanceof Ir.Ask a
                && a.query() == Query.POSITION
                && !a.path().isEmpty();
    }

    private static boolean isPosition(Ir value) {
        return value instanceof Ir.Ask a && a.query() == Query.POSITION
                || value instanceof Ir.Const c && c.value() instanceof Place;
    }
}

package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;
import org.senet.ir.Operator;
import org.senet.runtime.Var;

/**
 * A question of the library about some elements, such as {@code every?}, that rules can write as conditions when they know the
 * elements, or as a search when the elements are its results.
 */
enum ElementQuestion {
    /** {@code (some f elements)}. */
    SOME,
    /** {@code (every? f elements)}. */
    EVERY,
    /** {@code (not-any? f elements)}. */
    NOT_ANY,
    /** {@code (not-every? f elements)}. */
    NOT_EVERY,
    /** {@code (count (filter f elements))}. */
    COUNT;

    private static final Map<String, ElementQuestion> NAMES =
            Map.of("some", SOME, "every?", EVERY, "not-any?", NOT_ANY, "not-every?", NOT_EVERY);

    /**
     * A call that asks such a question.
     *
     * @param question which one
     * @param function what is asked of each element
     * @param elements the elements
     */
    record Asked(ElementQuestion question, Ir function, Ir elements) {}

    /**
     * The elements for which a function is true.
     *
     * @param drops whether it is false for them
     */
    record Filter(Ir function, Ir elements, boolean drops) {
        /** What is asked of an element, if the function answers that for it. */
        Ir question(Ir answer) {
            return drops ? new Ir.Not(answer.span(), test(answer)) : test(answer);
        }
    }

    /** What a call keeps of elements; null for all other calls. */
    static @Nullable Filter filter(Ir.Call call) {
        var name = nameOf(call);
        boolean drops = "remove".equals(name);
        return (drops || isFilter(name)) && call.arguments().size() == 2
                ? new Filter(call.arguments().get(0), call.arguments().get(1), drops)
                : null;
    }

    /** The question that a call asks; null for all other calls. */
    static @Nullable Asked of(Ir.Call call) {
        var name = nameOf(call);
        if (name == null) {
            return null;
        }
        var arguments = call.arguments();
        if (NAMES.containsKey(name) && arguments.size() == 2) {
            return new Asked(NAMES.get(name), arguments.get(0), arguments.get(1));
        }
        var kept = name.equals("count") && arguments.size() == 1 && arguments.getFirst() instanceof Ir.Call counted
                ? filter(counted)
                : null;
        return kept == null || kept.drops() ? null : new Asked(COUNT, kept.function(), kept.elements());
    }

    private static boolean isFilter(@Nullable String name) {
        return "filter".equals(name) || "filterv".equals(name);
    }

    /** The name of the function of the library that is called; null for all else. */
    static @Nullable String nameOf(Ir.Call call) {
        return call.function() instanceof Ir.VarRef ref
                        && ref.variable() instanceof Var variable
                        && !Traits.isDynamic(ref)
                        && Traits.isOfLibrary(variable)
                ? variable.name()
                : null;
    }

    /**
     * The same question, when the answer for each element is known.
     *
     * @return null where answers go somewhere or act: what {@code filter} keeps is found out elsewhere, and later
     */
    @Nullable
    Ir over(SourceSpan span, List<Ir> answers) {
        return switch (this) {
            case SOME -> or(span, answers);
            case EVERY -> new Ir.If(span, and(span, answers), new Ir.Const(span, true), new Ir.Const(span, false));
            case NOT_ANY -> new Ir.Not(span, test(or(span, answers)));
            case NOT_EVERY -> new Ir.Not(span, and(span, answers));
            case COUNT -> answers.stream().allMatch(Looking::only) ? sum(span, answers) : null;
        };
    }

    private static Ir sum(SourceSpan span, List<Ir> answers) {
        return answers.stream()
                .map(a -> (Ir) new Ir.If(span, test(a), new Ir.Const(span, 1L), new Ir.Const(span, 0L)))
                .reduce((a, b) -> new Ir.Operation(span, Operator.ADD, List.of(a, b)))
                .orElseThrow();
    }

    /**
     * The same question about the results of a search.
     *
     * @param body the body of the search
     * @param answer what is asked of its value
     * @return null where the value of the body is that of a statement
     */
    @Nullable
    Ir among(SourceSpan span, Ir body, UnaryOperator<Ir> answer) {
        boolean wanted = this == SOME || this == NOT_ANY || this == COUNT;
        var search = checked(body, value -> {
            var asked = test(answer.apply(value));
            return wanted ? asked : new Ir.Not(span, asked);
        });
        if (search == null) {
            return null;
        }
        var exists = new Ir.Exists(span, search);
        return switch (this) {
            case SOME -> new Ir.If(span, exists, new Ir.Const(span, true), new Ir.Const(span, Nil.NIL));
            case NOT_EVERY -> exists;
            case EVERY, NOT_ANY -> new Ir.Not(span, exists);
            case COUNT -> new Ir.Count(span, search);
        };
    }

    /** The body of a search with a check of its value at its end. */
    private static @Nullable Ir checked(Ir body, UnaryOperator<Ir> condition) {
        return switch (body) {
            case Ir.Do d
            when !d.forms().isEmpty() -> {
                var last = checked(d.forms().getLast(), condition);
                if (last == null) {
                    yield null;
                }
                var forms = new ArrayList<>(d.forms().subList(0, d.forms().size() - 1));
                forms.add(last);
                yield new Ir.Do(d.span(), forms);
            }
            case Ir.Call c -> check(c, condition);
            case Ir.And a -> check(a, condition);
            case Ir.Or o -> check(o, condition);
            case Ir.Not n -> check(n, condition);
            case Ir.If i -> check(i, condition);
            case Ir.Ask a -> check(a, condition);
            case Ir.InZone z -> check(z, condition);
            case Ir.Operation o -> check(o, condition);
            case Ir.IsAttacked i -> check(i, condition);
            case Ir.PieceAttribute p -> check(p, condition);
            case Ir.BoardAttribute b -> check(b, condition);
            case Ir.Mark m -> check(m, condition);
            case Ir.Exists e -> check(e, condition);
            case Ir.LocalRef l -> check(l, condition);
            case Ir.Const c -> check(c, condition);
            default -> null;
        };
    }

    /** Whether the value of each result of a search is the constant true. */
    static boolean isTrue(Ir body) {
        return switch (body) {
            case Ir.Do d when !d.forms().isEmpty() -> isTrue(d.forms().getLast());
            case Ir.Const c -> Boolean.TRUE.equals(c.value());
            default -> false;
        };
    }

    /** Whether the value of each result of a search is the position where it is found. */
    static boolean isHere(Ir body) {
        return body instanceof Ir.Do d && !d.forms().isEmpty()
                ? isHere(d.forms().getLast())
                : AskedPlace.isHere(body);
    }

    private static Ir check(Ir value, UnaryOperator<Ir> condition) {
        return new Ir.Check(value.span(), condition.apply(value));
    }

    private static Ir or(SourceSpan span, List<Ir> answers) {
        var forms = new ArrayList<>(answers);
        forms.add(new Ir.Const(span, Nil.NIL));
        return new Ir.Or(span, forms, false);
    }

    private static Ir and(SourceSpan span, List<Ir> answers) {
        return new Ir.And(span, answers.stream().map(ElementQuestion::test).toList(), true);
    }

    private static Ir test(Ir value) {
        return Conditions.of(value.span(), value, Ir.TestMode.CORE);
    }
}

package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;
import org.senet.runtime.Var;

/**
 * Writes what rules ask about the elements of lists, or about the results of {@code all}, as conditions and searches, so that no list is
 * made. Not thread-safe.
 */
final class AskedLists {
    private final Inliner inliner;
    private final InlinedCode place;

    /** @param place the code in which the questions stand */
    AskedLists(Inliner inliner, InlinedCode place) {
        this.inliner = inliner;
        this.place = place;
    }

    /** The answer to a question about elements, as conditions or as a search; null for all other calls. */
    @Nullable
    Ir answer(Ir.Call call) {
        var asked = ElementQuestion.of(call);
        var answer = asked == null ? null : inliner.tried(() -> answer(call.span(), asked));
        return answer == null ? counted(call) : answer;
    }

    private @Nullable Ir answer(SourceSpan span, ElementQuestion.Asked asked) {
        if (asked.elements() instanceof Ir.Search search) {
            var shape = SearchShape.of(search);
            return shape == null || !shape.isList() ? null : among(span, asked, shape);
        }
        var elements = KnownVectors.elements(place.listed(asked.elements()));
        if (elements == null) {
            return null;
        }
        var answers = new ArrayList<Ir>();
        for (var element : elements) {
            var made = place.applied(span, asked.function(), List.of(element), Map.of());
            if (made == null) {
                return null;
            }
            answers.add(made);
        }
        return asked.question().over(span, answers);
    }

    /** A question about the results of a search, asked where each of them is found: it must not matter from where that is. */
    private @Nullable Ir among(SourceSpan span, ElementQuestion.Asked asked, SearchShape shape) {
        if (asked.function() instanceof Ir.VarRef ref
                && Computations.isPredicate(new Ir.Call(span, ref, List.of(asked.elements())))) {
            return asked.question()
                    .among(
                            span,
                            place.inPlace(shape),
                            value -> isTruth(ref) ? value : new Ir.Call(span, ref, List.of(value)));
        }
        var body = place.inPlace(shape);
        // What such a search changes is undone before somebody asks about the positions that it has found.
        return asked.function() instanceof Ir.Fn f
                        && AskedPlace.isAllThatCounts(f.lambda())
                        && ElementQuestion.isHere(body)
                        && !new EffectSearch(false).finds(body)
                ? asked.question().among(span, body, here -> {
                    var answer = place.applied(span, f, List.of(here), Map.of());
                    if (answer == null) {
                        throw new StaysCall();
                    }
                    return answer;
                })
                : null;
    }

    /** A value that is only a condition. */
    Ir tested(Ir value) {
        var name = value instanceof Ir.Call call ? ElementQuestion.nameOf(call) : null;
        if (name == null
                || !(value instanceof Ir.Call call)
                || call.arguments().size() != 1
                || !(call.arguments().getFirst() instanceof Ir.Search search)) {
            return place.code(value);
        }
        var shape = SearchShape.of(search);
        boolean asks = shape != null
                && shape.isList()
                && (name.equals("seq") || name.equals("first") && ElementQuestion.isTrue(shape.body()));
        var made = asks ? inliner.tried(() -> new Ir.Exists(value.span(), place.inPlace(shape))) : null;
        return made == null ? place.code(value) : made;
    }

    /** Whether a search has results, or how many, where somebody asks that of the list of them; null for all else. */
    private @Nullable Ir counted(Ir.Call call) {
        var name = ElementQuestion.nameOf(call);
        if (!("empty?".equals(name) || "count".equals(name))
                || call.arguments().size() != 1
                || !(call.arguments().getFirst() instanceof Ir.Search search)) {
            return null;
        }
        var shape = SearchShape.of(search);
        if (shape == null || !shape.isList()) {
            return null;
        }
        return inliner.tried(() -> {
            var body = place.inPlace(shape);
            return name.equals("count")
                    ? new Ir.Count(call.span(), body)
                    : new Ir.Not(call.span(), new Ir.Exists(call.span(), body));
        });
    }

    /** Whether a function of the library says no more of a value than whether it is true. */
    private static boolean isTruth(Ir.VarRef function) {
        return function.variable() instanceof Var v && v.name().equals("boolean");
    }
}

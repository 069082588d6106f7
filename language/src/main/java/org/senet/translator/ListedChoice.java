package org.senet.translator;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;

/**
 * Writes a choice among the elements that code lists by {@code filter}, {@code map} or {@code for} as a choice among those that it
 * begins with, and checks, so that no list is made. What the code asks is asked later then, so this is done only where that does not
 * matter. Not thread-safe.
 */
final class ListedChoice {
    private final Inliner inliner;
    private final InlinedCode place;

    /** @param place the code in which the choice stands */
    ListedChoice(Inliner inliner, InlinedCode place) {
        this.inliner = inliner;
        this.place = place;
    }

    /** A choice among the elements of a collection. */
    Ir among(SourceSpan span, Ir collection) {
        var known = place.elements(collection);
        if (known != null) {
            return isEmpty(known) ? new Ir.Any(span, List.of()) : KnownVectors.anyOf(new Ir.AnyOf(span, known), known);
        }
        var listed = inliner.tried(() -> listed(span, collection));
        return listed == null ? KnownVectors.anyOf(new Ir.AnyOf(span, collection), place.code(collection)) : listed;
    }

    private @Nullable Ir listed(SourceSpan span, Ir collection) {
        return switch (collection) {
            case Ir.Do d
            when !d.forms().isEmpty() -> {
                int last = d.forms().size() - 1;
                var forms = new ArrayList<>(place.statements(d.forms().subList(0, last)));
                forms.add(among(span, d.forms().get(last)));
                yield new Ir.Do(d.span(), forms);
            }
            case Ir.If i ->
                new Ir.If(i.span(), place.code(i.test()), among(span, i.then()), among(span, i.otherwise()));
            case Ir.Call c -> call(span, c);
            default -> null;
        };
    }

    private @Nullable Ir call(SourceSpan span, Ir.Call call) {
        var name = ElementQuestion.nameOf(call);
        var arguments = call.arguments();
        if (name == null) {
            return place.used(span, call.function(), place.arguments(call), body -> new Ir.AnyOf(span, body));
        }
        if (arguments.size() == 1 && (name.equals("vec") || name.equals("seq"))) {
            return listed(span, arguments.getFirst());
        }
        var filter = ElementQuestion.filter(call);
        if (filter != null) {
            return chosen(
                    span,
                    filter.function(),
                    filter.elements(),
                    (element, answer) -> kept(element, filter.question(answer)));
        }
        if (arguments.size() != 2) {
            return null;
        }
        return switch (name) {
            case "map", "mapv" ->
                chosen(span, arguments.getFirst(), arguments.getLast(), (element, value) -> steady(value));
            case "mapcat", "for-seq" ->
                chosen(span, arguments.getFirst(), arguments.getLast(), (element, values) -> anyOf(values));
            default -> null;
        };
    }

    /** What becomes of an element, given what a function says of it; null where that is not known. */
    private interface Use {
        @Nullable
        Ir of(Ir.LocalRef element, Ir answer);
    }

    /** A choice among elements, and what becomes of the one that was chosen. */
    private @Nullable Ir chosen(SourceSpan span, Ir function, Ir collection, Use use) {
        var elements = place.listed(collection);
        var choice = KnownVectors.anyOf(new Ir.AnyOf(span, elements), elements);
        if (choice instanceof Ir.AnyOf && KnownVectors.elements(elements) == null) {
            return null;
        }
        var local = inliner.local("chosen");
        local.noteRead();
        local.noteRead();
        var element = new Ir.LocalRef(span, local);
        var answer = place.applied(span, function, List.of(element), Map.of());
        var used = answer == null ? null : use.of(element, answer);
        return used == null ? null : new Ir.Do(span, List.of(new Ir.Bind(span, local, choice), used));
    }

    private static @Nullable Ir kept(Ir.LocalRef element, Ir question) {
        return Looking.isSteady(question)
                ? new Ir.Do(question.span(), List.of(new Ir.Check(question.span(), question), element))
                : null;
    }

    private static @Nullable Ir steady(Ir value) {
        return Looking.isSteady(value) ? value : null;
    }

    /** A choice among the values that code lists; null where they are not known. */
    private static @Nullable Ir anyOf(Ir values) {
        return switch (values) {
            case Ir.Const c when c.value() == Nil.NIL -> new Ir.Any(c.span(), List.of());
            case Ir.Const c
            when c.value() instanceof PersistentVector v && v.size() == 0 -> new Ir.Any(c.span(), List.of());
            case Ir.Const c
            when c.value() instanceof PersistentVector -> KnownVectors.anyOf(new Ir.AnyOf(c.span(), c), c);
            case Ir.Collection c
            when c.kind() == Ir.Collection.Kind.VECTOR ->
                c.elements().stream().allMatch(Looking::isSteady) ? among(c.span(), c.elements()) : null;
            case Ir.If i -> {
                var then = anyOf(i.then());
                var otherwise = anyOf(i.otherwise());
                yield then != null && otherwise != null && Looking.isSteady(i.test())
                        ? branch(i, then, otherwise)
                        : null;
            }
            case Ir.Do d when d.forms().size() == 1 -> anyOf(d.forms().getFirst());
            case Ir.Call c
            when "list".equals(ElementQuestion.nameOf(c)) && c.arguments().size() == 1 ->
                steady(c.arguments().getFirst());
            default -> null;
        };
    }

    private static boolean isEmpty(Ir.Const list) {
        return list.value() instanceof PersistentVector vector && vector.size() == 0;
    }

    private static Ir among(SourceSpan span, List<Ir> options) {
        return options.size() == 1 ? options.getFirst() : new Ir.Any(span, options);
    }

    private static Ir branch(Ir.If branch, Ir then, Ir otherwise) {
        return otherwise instanceof Ir.Any none && none.options().isEmpty()
                ? new Ir.Do(branch.span(), List.of(new Ir.Check(branch.span(), branch.test()), then))
                : new Ir.If(branch.span(), branch.test(), then, otherwise);
    }
}

package org.senet.analyzer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.Symbol;
import org.senet.ir.Ir;
import org.senet.ir.Ir.SearchKind;
import org.senet.state.PieceType;

/** The forms of choice and of continuations. */
final class ChoiceForms {
    /** The forms by name. */
    static final Map<String, SpecialForm> FORMS = Map.ofEntries(
            Map.entry("any", ChoiceForms::any),
            Map.entry("any-of", ChoiceForms::anyOf),
            Map.entry("any-position", ChoiceForms::anyPosition),
            Map.entry("any-connected", ChoiceForms::anyConnected),
            Map.entry("each", ChoiceForms::each),
            Map.entry("first-way", ChoiceForms::firstWay),
            Map.entry("check", ChoiceForms::check),
            Map.entry("end-move", ChoiceForms::endMove),
            Map.entry("all", (a, form, scope, tail) -> search(a, form, scope, SearchKind.ALL)),
            Map.entry("one", (a, form, scope, tail) -> search(a, form, scope, SearchKind.ONE)),
            Map.entry("count-all", ChoiceForms::countAll),
            Map.entry("exists?", ChoiceForms::exists),
            Map.entry("prompt", (a, form, scope, tail) -> prompt(a, form, scope, untagged(a), 1)),
            Map.entry("prompt-at", ChoiceForms::promptAt),
            Map.entry("shift", (a, form, scope, tail) -> shift(a, form, scope, untagged(a), 1)),
            Map.entry("shift-at", ChoiceForms::shiftAt));

    private static final String LAST_MOVE = "last-move";

    private ChoiceForms() {}

    private static Ir any(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        if (form.size() == 2 && form.get(1) instanceof Symbol s && isLastMove(a, s, scope)) {
            return new Ir.AnyPlace(a.here(), Ir.PlaceSource.LAST_MOVE, null);
        }
        var options = new ArrayList<Ir>();
        var rest = form.restFrom(1);
        for (int i = 1; i < form.size(); i++, rest = rest.rest()) {
            options.add(a.element(form, i, rest.first(), scope.alternative().asValue(), false));
        }
        if (!options.isEmpty() && options.stream().allMatch(o -> typeName(a, o) != null)) {
            return new Ir.AnyPiece(
                    a.here(), options.stream().map(o -> typeName(a, o)).toList());
        }
        return new Ir.Any(a.here(), options);
    }

    /**
     * A form where a value is wanted: {@code (any Queen Rook)} chooses a type there, but goes to a piece as a statement or a
     * condition.
     */
    static Ir asValue(Analyzer a, Ir ir) {
        return switch (ir) {
            case Ir.AnyPiece pieces ->
                new Ir.Any(
                        pieces.span(),
                        pieces.types().stream().map(t -> type(a, pieces, t)).toList());
            case Ir.If i -> new Ir.If(i.span(), i.test(), asValue(a, i.then()), asValue(a, i.otherwise()));
            case Ir.Do d
            when !d.forms().isEmpty() -> {
                var forms = new ArrayList<>(d.forms());
                forms.add(asValue(a, forms.removeLast()));
                yield new Ir.Do(d.span(), forms);
            }
            default -> ir;
        };
    }

    /** A type by its name; in a function, which may belong to several games, the name is looked for when the code runs. */
    private static Ir type(Analyzer a, Ir.AnyPiece pieces, String name) {
        return a.game() == null
                ? new Ir.LateName(pieces.span(), name, a.namespace())
                : new Ir.Const(pieces.span(), a.game().value(name));
    }

    private static boolean isLastMove(Analyzer a, Symbol symbol, Scope scope) {
        return symbol.name().equals(LAST_MOVE)
                && scope.find(LAST_MOVE) == null
                && (symbol.namespace() == null
                        || symbol.namespace().equals(a.namespace().name()));
    }

    /** The name of the type of piece that an element of a form is. */
    static String requireType(Analyzer a, PersistentList form, int index, Scope scope) {
        var name = typeName(a, a.element(form, index, scope, false));
        if (name == null) {
            throw a.error(form.get(index), "expected a type of piece, but got `" + form.get(index) + "`", null);
        }
        return name;
    }

    /** {@code (any-position)} or {@code (any-position zone)}. */
    private static Ir anyPosition(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 0, 1, "(any-position), or (any-position zone)");
        if (form.size() == 1) {
            return new Ir.AnyPlace(a.here(), Ir.PlaceSource.ALL, null);
        }
        return new Ir.AnyPlace(a.here(), Ir.PlaceSource.ZONE, RuleForms.zone(a, form));
    }

    private static Ir anyConnected(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 1, -1, "(any-connected statement ...)");
        return new Ir.AnyConnected(a.here(), a.searched(form, 1, scope.search(), true));
    }

    /** {@code (each condition statement ...)}; a type of piece stands for the choice of such a piece. */
    private static Ir each(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 2, -1, "(each condition statement ...)");
        var search = scope.search();
        var named = form.get(1) instanceof Symbol ? typeName(a, a.element(form, 1, search, false)) : null;
        var condition = named == null ? a.conditionElement(form, 1, search) : new Ir.AnyPiece(a.here(), List.of(named));
        return new Ir.Each(
                a.here(),
                condition,
                ColumnForms.lifting(a.body(form, 2, scope.inner().loopBody().asStatement(), false)));
    }

    /** {@code (first-way statement ...)}. */
    private static Ir firstWay(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 1, -1, "(first-way statement ...)");
        return new Ir.FirstWay(a.here(), a.searched(form, 1, scope.search(), true));
    }

    private static Ir countAll(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        return scope.mode() == Ir.TestMode.RULES
                ? new Ir.Count(a.here(), a.searched(form, 1, scope.search(), true))
                : search(a, form, scope, SearchKind.COUNT);
    }

    /** The type of piece that an option names, or null. */
    private static @Nullable String typeName(Analyzer a, Ir option) {
        if (option instanceof Ir.Const c && c.value() instanceof PieceType type) {
            return type.name();
        }
        boolean late = option instanceof Ir.LateName n
                && (a.namespace().definitions("piece").containsKey(n.name())
                        || a.text().isPieceType(n.name()));
        return late ? ((Ir.LateName) option).name() : null;
    }

    private static Ir anyOf(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 1, 1, "(any-of collection)");
        return new Ir.AnyOf(a.here(), a.element(form, 1, scope, false));
    }

    private static Ir check(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 1, 2, "(check condition) or (check condition \"text\")");
        return new Ir.Check(a.here(), a.conditionElement(form, 1, scope), form.size() < 3 ? null : message(a, form));
    }

    private static String message(Analyzer a, PersistentList form) {
        if (form.get(2) instanceof String text && !text.isBlank()) {
            return text;
        }
        throw a.error(
                form.get(2),
                "`check` expects a text behind its condition, but got " + Printer.display(form.get(2), 40),
                "the text tells people what it means that the condition fails, and is not computed; what else must hold is a"
                        + " check of its own");
    }

    private static Ir endMove(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 0, 0, "(end-move)");
        return new Ir.EndMove(a.here());
    }

    private static Ir search(Analyzer a, PersistentList form, Scope scope, SearchKind kind) {
        return new Ir.Search(a.here(), kind, thunk(a, form, 1, scope));
    }

    private static Ir exists(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        return scope.mode() == Ir.TestMode.RULES
                ? new Ir.Exists(a.here(), a.searched(form, 1, scope.search(), false))
                : search(a, form, scope, SearchKind.EXISTS);
    }

    private static Ir untagged(Analyzer a) {
        return new Ir.Const(a.here(), Nil.NIL);
    }

    private static Ir promptAt(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 1, Integer.MAX_VALUE, "(prompt-at tag body ...)");
        return prompt(a, form, scope, a.element(form, 1, scope, false), 2);
    }

    private static Ir prompt(Analyzer a, PersistentList form, Scope scope, Ir tag, int body) {
        return new Ir.Prompt(a.here(), tag, thunk(a, form, body, scope));
    }

    private static Ir shiftAt(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 2, Integer.MAX_VALUE, "(shift-at tag k body ...)");
        return shift(a, form, scope, a.element(form, 1, scope, false), 2);
    }

    /** The body gets the rest up to the prompt as a function, whose name is the form's element at an index. */
    private static Ir shift(Analyzer a, PersistentList form, Scope scope, Ir tag, int index) {
        var name = a.requireSymbol(form, index, "a name for the continuation");
        return new Ir.Capture(a.here(), tag, function(a, form, index + 1, List.of(name), scope));
    }

    private static Ir thunk(Analyzer a, PersistentList form, int from, Scope scope) {
        return function(a, form, from, List.of(), scope);
    }

    private static Ir function(Analyzer a, PersistentList form, int from, List<Symbol> parameters, Scope scope) {
        var fn = new ArrayList<Object>();
        fn.add(Symbol.of("fn*"));
        fn.add(PersistentVector.from(parameters));
        for (int i = from; i < form.size(); i++) {
            fn.add(form.get(i));
        }
        return FunctionForms.fn(a, PersistentList.from(fn).withSpan(spanFor(form, from)), scope, false);
    }

    /** The form's span without its first elements' children, so that the elements of the function keep their places. */
    private static org.senet.data.SourceSpan spanFor(PersistentList form, int from) {
        var span = form.span();
        if (span == null) {
            return null;
        }
        int count = Math.max(0, form.size() - from) + 2;
        var children = new org.senet.data.SourceSpan[count];
        for (int i = 0; i < count; i++) {
            int original = i < 2 ? 0 : from + i - 2;
            children[i] = original < span.childCount() ? span.child(original) : span;
        }
        return new org.senet.data.SourceSpan(span.source(), span.start(), span.end(), children);
    }
}

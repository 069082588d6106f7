package org.senet.analyzer;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasMeta;
import org.senet.data.Keyword;
import org.senet.data.Located;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.Seq;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.ir.Ir.TestMode;
import org.senet.ir.Lambda;
import org.senet.runtime.Function;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;
import org.senet.runtime.TextNames;
import org.senet.runtime.Var;

/**
 * Turns forms into {@link Ir}: expands macros, resolves names, decides scopes. An analyzer serves one text in one context,
 * or the rules of one game.
 */
public final class Analyzer {
    private static final int SHOWN = 60;

    private final SenetContext context;
    private final Namespace namespace;
    private final @Nullable GameNames game;
    private final Names names;
    private final Calls calls;
    private final MacroCalls macros;
    private final Literals literals;
    private final @Nullable AnalysisObserver observer;
    private SourceSpan here;

    /**
     * An analyzer of text in the context's current namespace.
     *
     * @param definitions the definitions of the rules layer, by the name of their form
     * @param game what names mean in the game whose rules are analyzed, or null for the core
     */
    public Analyzer(SenetContext context, Map<String, ?> definitions, @Nullable GameNames game) {
        this(context, context.current(), definitions, game, null);
    }

    /**
     * An analyzer of text in the context's current namespace that is watched.
     *
     * @param definitions the definitions of the rules layer, by the name of their form
     * @param game what names mean in the game whose rules are analyzed, or null for the core
     * @param observer is told what is understood and what is not, and keeps the analyzer from stopping at errors
     */
    public Analyzer(
            SenetContext context,
            Map<String, ?> definitions,
            @Nullable GameNames game,
            @Nullable AnalysisObserver observer) {
        this(context, context.current(), definitions, game, observer);
    }

    /**
     * An analyzer of text in a namespace.
     *
     * @param definitions the definitions of the rules layer, by the name of their form
     * @param game what names mean in the game whose rules are analyzed, or null for the core
     */
    public Analyzer(SenetContext context, Namespace namespace, Map<String, ?> definitions, @Nullable GameNames game) {
        this(context, namespace, definitions, game, null);
    }

    private Analyzer(
            SenetContext context,
            Namespace namespace,
            Map<String, ?> definitions,
            @Nullable GameNames game,
            @Nullable AnalysisObserver observer) {
        this.context = context;
        this.namespace = namespace;
        this.game = game;
        this.observer = observer;
        var rules = new RuleForms(this);
        names = new Names(this, rules);
        calls = new Calls(this, names, rules, definitions);
        literals = new Literals(this);
        macros = new MacroCalls();
    }

    /** A top-level form as a function of no arguments. */
    public Lambda topLevel(Object form, SourceSpan span) {
        here = span;
        var layout = new FrameLayout();
        var scope = Scope.top(layout, isRuleCode(form) ? TestMode.FORCE : TestMode.CORE);
        var body = analyze(form, scope, false);
        return new Lambda(
                span,
                Lambda.TOP_LEVEL,
                List.of(new Lambda.Arity(List.of(), null, null, List.of(), body, layout)),
                List.of(),
                null);
    }

    /**
     * Forms that a debugger evaluates where a program has stopped, as a function of the variables there.
     *
     * @param forms the forms; the value is the last one's
     * @param place where they are written
     * @param variables the names of the variables
     * @param rules whether the program has stopped in the rules of a game
     */
    public Lambda inline(List<?> forms, SourceSpan place, List<String> variables, boolean rules) {
        here = place;
        var layout = new FrameLayout();
        var scope = Scope.top(layout, rules ? TestMode.RULES : TestMode.FORCE);
        var parameters = variables.stream().map(scope::define).toList();
        var body = new Ir.Do(
                place,
                forms.stream().map(f -> analyze(f, scope.asValue(), false)).toList());
        return new Lambda(
                place,
                "watch expression",
                List.of(new Lambda.Arity(parameters, null, null, List.of(), body, layout)),
                List.of(),
                null);
    }

    /** Whether code may be called from rules, so that its conditions move along directions: it mentions the board. */
    boolean isRuleCode(Object form) {
        return game != null || new RuleCode(this, calls, form).isRecognized();
    }

    SenetContext context() {
        return context;
    }

    Namespace namespace() {
        return namespace;
    }

    TextNames text() {
        return namespace().text();
    }

    @Nullable
    GameNames game() {
        return game;
    }

    /** The place of a form: its own, or else the nearest one around it. */
    SourceSpan spanOf(Object form) {
        return form instanceof Located l && l.span() != null ? l.span() : here;
    }

    SenetException error(Object form, String message, @Nullable String hint) {
        return SenetException.at(spanOf(form), message, hint);
    }

    /** The place of an element of a form, for those that have none of their own. */
    private SourceSpan enter(Object form, int index, Object element) {
        var before = here;
        if (element instanceof Located l && l.span() != null) {
            here = l.span();
        } else if (form instanceof Located f
                && f.span() != null
                && index < f.span().childCount()) {
            here = f.span().child(index);
        }
        return before;
    }

    /** Analyzes the element of a form with an index. */
    Ir element(PersistentList form, int index, Scope scope, boolean tail) {
        return element(form, index, form.get(index), scope.asValue(), tail);
    }

    /** Analyzes an element that stands at an index of a form; the place of one without its own comes from there. */
    Ir element(Object form, int index, Object element, Scope scope, boolean tail) {
        var before = enter(form, index, element);
        try {
            return analyze(element, scope, tail);
        } finally {
            here = before;
        }
    }

    /** Analyzes the element of a form with an index as a condition. */
    Ir conditionElement(PersistentList form, int index, Scope scope) {
        return conditionElement(form, index, form.get(index), scope);
    }

    private Ir conditionElement(PersistentList form, int index, Object element, Scope scope) {
        var before = enter(form, index, element);
        try {
            return condition(element, scope);
        } finally {
            here = before;
        }
    }

    /** Analyzes all elements of a form from an index. */
    List<Ir> elements(PersistentList form, int from, Scope scope) {
        var irs = new ArrayList<Ir>();
        var rest = form.restFrom(from);
        for (int i = from; i < form.size(); i++, rest = rest.rest()) {
            irs.add(element(form, i, rest.first(), scope.asValue(), false));
        }
        return irs;
    }

    /** Analyzes a form. */
    Ir analyze(Object form, Scope scope, boolean tail) {
        var before = here;
        here = spanOf(form);
        try {
            return observer == null ? form(form, scope, tail) : observed(form, () -> form(form, scope, tail));
        } finally {
            here = before;
        }
    }

    private Ir form(Object form, Scope scope, boolean tail) {
        TruffleSafepoint.poll(null);
        return switch (form) {
            case Symbol s -> names.symbol(s, scope);
            case PersistentList l -> l.isEmpty() ? new Ir.Const(here, l) : calls.list(l, scope, tail);
            case PersistentVector v -> literals.collection(Ir.Collection.Kind.VECTOR, v, v, scope);
            case PersistentSet s -> literals.collection(Ir.Collection.Kind.SET, s, s, scope);
            case PersistentMap m -> literals.map(m, scope);
            case Seq s -> analyze(Expansion.asForm(s, here), scope, tail);
            default -> new Ir.Const(here, form);
        };
    }

    /** What a form means, when the observer wants to know of it, and of errors as well. */
    private Ir observed(Object form, Supplier<Ir> analysis) {
        var place = here;
        try {
            var ir = analysis.get();
            observer.understood(form, ir);
            return ir;
        } catch (SenetException e) {
            here = place;
            observer.failed(form, macros.located(e));
            return new Ir.Const(here, AnalysisObserver.UNKNOWN);
        }
    }

    /** A value with the metadata of the form that it is of. */
    Ir withMeta(HasMeta form, Ir value, Scope scope) {
        return literals.withMeta(form, value, scope);
    }

    /** The call of a macro that is being understood. */
    MacroCalls macros() {
        return macros;
    }

    /** The error of a name that nobody knows. */
    SenetException unknownName(Symbol symbol, Scope scope) {
        return names.unknownName(symbol, scope);
    }

    /** The expansion of a form if its head is a macro, else the form itself; one step. */
    public Object expandOnce(Object form) {
        if (form instanceof PersistentList list && list.first() instanceof Symbol head) {
            var variable = context.resolve(namespace(), head.namespace(), head.name());
            if (variable != null && context.isMacro(variable)) {
                here = spanOf(form);
                return calls.expand(variable, list);
            }
        }
        return form;
    }

    /** A part of a form that gives the value of the whole: a statement where the whole is one. */
    Ir part(PersistentList form, int index, Scope scope, boolean tail) {
        return scope.isStatement() && scope.mode() != TestMode.CORE
                ? statement(form, index, scope, tail)
                : element(form, index, scope, tail);
    }

    // ---- conditions

    /** A form as a condition. */
    Ir condition(Object form, Scope scope) {
        var before = here;
        here = spanOf(form);
        try {
            return observer == null ? plainCondition(form, scope) : observed(form, () -> plainCondition(form, scope));
        } finally {
            here = before;
        }
    }

    private Ir plainCondition(Object form, Scope scope) {
        if (form instanceof PersistentList list
                && list.first() instanceof Symbol written
                && names.plain(written, scope) instanceof Symbol head
                && head.namespace() == null
                && scope.find(head.name()) == null) {
            switch (head.name()) {
                case "and" -> {
                    return new Ir.And(here, conditions(list, scope), true);
                }
                case "or" -> {
                    return new Ir.Or(here, conditions(list, scope), true);
                }
                case "not" -> {
                    requireCount(list, 1, 1, "(not condition)");
                    return new Ir.Not(here, conditionElement(list, 1, scope));
                }
                default -> {
                    var macro = calls.macro(head, scope);
                    if (macro != null && calls.special(head.name(), list, scope) == null) {
                        var expansion = calls.expand(macro, list);
                        return macros.within(macro.name(), here, () -> condition(expansion, scope));
                    }
                }
            }
        }
        return new Ir.Test(here, called(analyze(form, scope.asValue(), false), scope), scope.mode());
    }

    /** A function's name may stand where a direction's name stands: it is called. */
    private Ir called(Ir value, Scope scope) {
        boolean function = scope.mode() != TestMode.CORE
                && value instanceof Ir.VarRef v
                && context.value((Var) v.variable()) instanceof Function f
                && f.code.mayChoose();
        return function ? new Ir.Call(value.span(), value, List.of()) : ColumnForms.lifting(value);
    }

    List<Ir> conditions(PersistentList form, Scope scope) {
        var irs = new ArrayList<Ir>();
        var rest = form.restFrom(1);
        for (int i = 1; i < form.size(); i++, rest = rest.rest()) {
            irs.add(conditionElement(form, i, rest.first(), i == 1 ? scope : scope.branch()));
        }
        return irs;
    }

    // ---- bodies

    /** Several forms from an index, one after another; those whose values are not used are statements, along which names move. */
    Ir body(PersistentList form, int from, Scope scope, boolean tail) {
        return body(form, from, form.size(), scope, tail);
    }

    /** Like {@link #body(PersistentList, int, Scope, boolean)}, up to another index, which does not belong to the body. */
    Ir body(PersistentList form, int from, int to, Scope scope, boolean tail) {
        var irs = new ArrayList<Ir>();
        var rest = form.restFrom(from);
        for (int i = from; i < to; i++, rest = rest.rest()) {
            boolean last = i == to - 1;
            boolean statement = scope.mode() != TestMode.CORE && (!last || scope.isStatement());
            irs.add(
                    statement
                            ? statement(form, i, rest.first(), scope, tail && last)
                            : element(form, i, rest.first(), scope.asValue(), tail && last));
        }
        return ColumnForms.body(here, irs, tail && scope.mode() == TestMode.FORCE);
    }

    /** The body of a search, from an index on. */
    Ir searched(PersistentList form, int from, Scope search, boolean statement) {
        var body = body(form, from, statement ? search.asStatement() : search, false);
        var irs = new ArrayList<>(search.openings());
        irs.add(ColumnForms.lifting(body));
        return irs.size() == 1 ? irs.getFirst() : new Ir.Do(here, irs);
    }

    /** A form whose value is not used: what has a direction or a position as its value moves there. */
    Ir statement(PersistentList form, int index, Scope scope, boolean tail) {
        return statement(form, index, form.get(index), scope, tail);
    }

    private Ir statement(PersistentList form, int index, Object element, Scope scope, boolean tail) {
        var ir = element(form, index, element, scope.asStatement(), tail);
        return isReference(ir) ? new Ir.Test(ir.span(), called(ir, scope), scope.mode()) : ir;
    }

    /** Whether a form only has a value, which may be a direction, a position or a path. */
    private static boolean isReference(Ir ir) {
        return switch (ir) {
            case Ir.Const c -> true;
            case Ir.LocalRef l -> true;
            case Ir.VarRef v -> true;
            case Ir.LateName n -> true;
            case Ir.GlobalRef g -> true;
            case Ir.BoardAttribute b -> true;
            case Ir.PieceAttribute p -> true;
            case Ir.Mark m -> true;
            case Ir.Opposite o -> true;
            case Ir.Collection c -> c.kind() == Ir.Collection.Kind.VECTOR;
            case Ir.Any a -> true;
            case Ir.AnyOf a -> true;
            default -> false;
        };
    }

    /** The statements of a rule. */
    public List<Ir> statements(PersistentList form, int from, RuleScope scope) {
        return scope.opening(clause(form, from, scope));
    }

    /** The statements of one of several clauses of a rule; the scope stays open behind them, and opens what all of them need. */
    public List<Ir> clause(PersistentList form, int from, RuleScope scope) {
        return statements(form, from, form.size(), scope);
    }

    private List<Ir> statements(PersistentList form, int from, int to, RuleScope scope) {
        here = spanOf(form);
        var irs = new ArrayList<Ir>();
        var rest = form.restFrom(from);
        for (int i = from; i < to; i++, rest = rest.rest()) {
            irs.add(statement(form, i, rest.first(), scope.scope(), false));
        }
        return irs;
    }

    /** Statements of a rule; the last one gives the value. */
    public List<Ir> valued(PersistentList form, int from, RuleScope scope) {
        int last = form.size() - 1;
        var irs = statements(form, from, last, scope);
        irs.add(element(form, last, form.get(last), scope.scope().asValue(), false));
        return scope.opening(irs);
    }

    // ---- checks of form

    /** Fails when a form has fewer or more arguments than it may have; {@code most} may be -1 for any number. */
    void requireCount(PersistentList form, int least, int most, String shape) {
        int count = form.size() - 1;
        if (count < least || most >= 0 && count > most) {
            throw error(
                    form,
                    "`" + form.first() + "` " + (count < least ? "needs more" : "has too many") + " arguments",
                    "it is written " + shape);
        }
    }

    /** The symbol at an index of a form. */
    Symbol requireSymbol(PersistentList form, int index, String what) {
        return requireSymbol(form, index, what, null);
    }

    Symbol requireSymbol(PersistentList form, int index, String what, @Nullable String hint) {
        if (index < form.size() && form.get(index) instanceof Symbol s) {
            return s;
        }
        throw error(
                index < form.size() ? form.get(index) : form,
                "expected " + what
                        + (index < form.size() ? ", but got " + Printer.display(form.get(index), SHOWN) : ""),
                hint);
    }

    Ir.Const nil() {
        return new Ir.Const(here, Nil.NIL);
    }

    SourceSpan here() {
        return here;
    }

    /** Whether a form is the keyword. */
    static boolean isKeyword(Object form, String name) {
        return form instanceof Keyword k && k.namespace() == null && k.name().equals(name);
    }
}

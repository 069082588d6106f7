package org.senet.analyzer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.board.Board;
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
import org.senet.data.Seqs;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.ir.FrameLayout;
import org.senet.ir.Ir;
import org.senet.ir.Ir.TestMode;
import org.senet.ir.Lambda;
import org.senet.ir.Operator;
import org.senet.ir.Query;
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
    private final RuleForms rules;
    private final Map<String, ?> definitions;
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
        this.definitions = definitions;
        this.game = game;
        this.observer = observer;
        rules = new RuleForms(this);
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
        return game != null || RuleWords.mentionedIn(form, this::isDirection);
    }

    private boolean isDirection(String name) {
        return namespace().definitions("board").values().stream().anyMatch(b -> ((Board) b).direction(name) >= 0);
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
        return elementIn(form, index, scope.asValue(), tail);
    }

    private Ir elementIn(PersistentList form, int index, Scope scope, boolean tail) {
        var element = form.get(index);
        var before = enter(form, index, element);
        try {
            return analyze(element, scope, tail);
        } finally {
            here = before;
        }
    }

    /** Analyzes the element of a form with an index as a condition. */
    Ir conditionElement(PersistentList form, int index, Scope scope) {
        var element = form.get(index);
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
        for (int i = from; i < form.size(); i++) {
            irs.add(element(form, i, scope, false));
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
        return switch (form) {
            case Symbol s -> symbol(s, scope);
            case PersistentList l -> l.isEmpty() ? new Ir.Const(here, l) : list(l, scope, tail);
            case PersistentVector v -> described(v, collection(Ir.Collection.Kind.VECTOR, v, v, scope), scope);
            case PersistentSet s -> described(s, collection(Ir.Collection.Kind.SET, s, s, scope), scope);
            case PersistentMap m -> described(m, map(m, scope), scope);
            case Seq s -> analyze(PersistentList.from(toList(s)), scope, tail);
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
            observer.failed(form, e);
            return new Ir.Const(here, AnalysisObserver.UNKNOWN);
        }
    }

    /** The value of a form that was written with metadata, which are evaluated as well. */
    Ir described(HasMeta form, Ir value, Scope scope) {
        var withMeta = context.core().find("with-meta");
        if (form.meta().isEmpty() || withMeta == null) {
            return value;
        }
        var meta = map(form.meta(), scope);
        return value instanceof Ir.Const c && meta instanceof Ir.Const m
                ? new Ir.Const(here, ((HasMeta) c.value()).withMeta((PersistentMap) m.value()))
                : new Ir.Call(here, new Ir.VarRef(here, withMeta), List.of(value, meta));
    }

    private static List<Object> toList(Seq seq) {
        var list = new ArrayList<Object>();
        for (Seq s = Seqs.seq(seq); s != null; s = s.next()) {
            list.add(s.first());
        }
        return list;
    }

    private Ir collection(Ir.Collection.Kind kind, Object form, Iterable<Object> elements, Scope scope) {
        var irs = new ArrayList<Ir>();
        int i = 0;
        for (var element : elements) {
            var before = enter(form, i++, element);
            irs.add(analyze(element, scope, false));
            here = before;
        }
        return withMeta(form, constant(kind, irs, new Ir.Collection(here, kind, irs)), scope);
    }

    /** A collection with the metadata that are written in front of it. */
    private Ir withMeta(Object form, Ir collection, Scope scope) {
        if (!(form instanceof HasMeta written) || written.meta().isEmpty()) {
            return collection;
        }
        var meta = map(written.meta(), scope);
        if (collection instanceof Ir.Const constant
                && constant.value() instanceof HasMeta value
                && meta instanceof Ir.Const known) {
            return new Ir.Const(here, value.withMeta((PersistentMap) known.value()));
        }
        var function = new Ir.VarRef(here, Objects.requireNonNull(context.core().find("with-meta")));
        return new Ir.Call(here, function, List.of(collection, meta));
    }

    private Ir map(PersistentMap map, Scope scope) {
        var irs = new ArrayList<Ir>();
        for (var entry : map) {
            irs.add(analyze(entry.getKey(), scope, false));
            irs.add(analyze(entry.getValue(), scope, false));
        }
        return withMeta(
                map,
                constant(Ir.Collection.Kind.MAP, irs, new Ir.Collection(here, Ir.Collection.Kind.MAP, irs)),
                scope);
    }

    /** A collection of known values is known itself. */
    private Ir constant(Ir.Collection.Kind kind, List<Ir> elements, Ir otherwise) {
        if (!elements.stream().allMatch(Ir.Const.class::isInstance)) {
            return otherwise;
        }
        var values = elements.stream().map(e -> ((Ir.Const) e).value()).toArray();
        return new Ir.Const(
                here,
                switch (kind) {
                    case VECTOR -> PersistentVector.of(values);
                    case SET -> PersistentSet.of(values);
                    case MAP -> PersistentMap.of(values);
                });
    }

    // ---- names

    private Ir symbol(Symbol written, Scope scope) {
        var symbol = plain(written, scope);
        if (symbol.namespace() == null) {
            var local = scope.find(symbol.name());
            if (local != null) {
                return new Ir.LocalRef(here, local);
            }
            var rule = rules.name(symbol.name(), scope);
            if (rule != null) {
                return rule;
            }
        }
        var variable = context.resolve(namespace(), symbol.namespace(), symbol.name());
        if (variable != null) {
            if (context.isMacro(variable)) {
                throw error(symbol, "`" + symbol.name() + "` is a macro, so it has no value of its own", null);
            }
            return new Ir.VarRef(here, variable);
        }
        return unknown(symbol, scope);
    }

    /**
     * A macro's template qualifies all names: one that is no variable after all means what it means without that, and in
     * rules the words of rules come before the core.
     */
    private Symbol plain(Symbol symbol, Scope scope) {
        boolean unknown = symbol.namespace() != null
                && (symbol.namespace().equals(namespace().name()) || isTemplate(symbol, scope))
                && context.resolve(namespace(), symbol.namespace(), symbol.name()) == null;
        boolean templated = unknown || scope.mode() == TestMode.RULES && SenetContext.CORE.equals(symbol.namespace());
        return templated ? Symbol.of(symbol.name()).withSpan(symbol.span()) : symbol;
    }

    /** Whether a name of rules comes from a macro of another namespace: it has that namespace's full name. */
    private boolean isTemplate(Symbol symbol, Scope scope) {
        return scope.mode() != TestMode.CORE
                && namespace().alias(symbol.namespace()) == null
                && context.findNamespace(symbol.namespace()) != null;
    }

    private Ir unknown(Symbol symbol, Scope scope) {
        var name = symbol.name();
        if (symbol.namespace() == null) {
            var word = rules.lateWord(name, scope);
            if (word != null) {
                return word;
            }
            if (text().isSet(name)) {
                return new Ir.GlobalRef(here, name);
            }
            if (game == null && !CoreForms.FORMS.containsKey(name)) {
                text().addLate(name, here);
                return new Ir.LateName(here, name, namespace());
            }
        }
        throw unknownName(symbol, scope);
    }

    SenetException unknownName(Symbol symbol, Scope scope) {
        if (isForm(symbol.name())) {
            return error(
                    symbol, "`" + symbol.name() + "` is a form of the language, so it has no value of its own", null);
        }
        var known = new TreeSet<String>(scope.names());
        if (game != null) {
            known.addAll(game.all());
            known.addAll(RuleWords.all());
            known.addAll(text().setNames());
            var near = Suggest.hint(symbol.name(), known);
            var directions = "the directions of the board are: " + String.join(" ", game.directions());
            return SenetException.unknownName(spanOf(symbol), symbol.toString(), near != null ? near : directions);
        }
        known.addAll(namespace.names());
        known.addAll(context.core().names());
        known.addAll(RuleWords.all());
        known.addAll(text().setNames());
        return SenetException.unknownName(spanOf(symbol), symbol.toString(), Suggest.hint(symbol.name(), known));
    }

    /** Whether a name is a form that the analyzer understands. */
    public static boolean isForm(String name) {
        return CoreForms.FORMS.containsKey(name)
                || ChoiceForms.FORMS.containsKey(name)
                || RuleForms.FORMS.containsKey(name);
    }

    /** The names of the forms of the core and of choice. */
    public static Set<String> forms() {
        var names = new TreeSet<>(CoreForms.FORMS.keySet());
        names.addAll(ChoiceForms.FORMS.keySet());
        return names;
    }

    /** The names of all forms that the analyzer understands. */
    public static Set<String> formNames() {
        return Stream.of(CoreForms.FORMS, ChoiceForms.FORMS, RuleForms.FORMS)
                .flatMap(forms -> forms.keySet().stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    // ---- calls

    private Ir list(PersistentList form, Scope scope, boolean tail) {
        if (form.first() instanceof Symbol written) {
            var head = plain(written, scope);
            var constructor = constructor(head, scope);
            if (constructor != null) {
                var call = new ArrayList<Object>(List.of(constructor));
                form.rest().forEach(call::add);
                return analyze(PersistentList.from(call).withSpan(form.span()), scope, tail);
            }
            var special = head.namespace() == null ? special(head.name(), form, scope) : null;
            if (special != null) {
                return special.analyze(this, form, scope, tail);
            }
            var macro = macro(head, scope);
            if (macro != null) {
                return analyze(expand(macro, form), scope, tail);
            }
            var operator = operator(head, form, scope);
            if (operator != null) {
                return operation(operator, elements(form, 1, scope));
            }
        }
        return new Ir.Call(here, element(form, 0, scope, false), elements(form, 1, scope));
    }

    /** The function {@code ->Name} for the head {@code Name.} of a call that makes a record; null for other heads. */
    private @Nullable Symbol constructor(Symbol head, Scope scope) {
        var name = head.name();
        if (name.length() < 2 || !name.endsWith(".") || scope.find(name) != null) {
            return null;
        }
        var function = Symbol.of(head.namespace(), "->" + name.substring(0, name.length() - 1));
        var known = context.resolve(namespace, function.namespace(), function.name());
        return known == null ? null : function.withSpan(head.span());
    }

    private @Nullable SpecialForm special(String name, PersistentList form, Scope scope) {
        if (scope.find(name) != null) {
            return null;
        }
        var definition = definitions.get(name);
        if (definition != null && isDefinition(name, form, scope)) {
            return (a, f, s, tail) -> new Ir.Definition(a.here(), definition, f);
        }
        if (isOwn(name, scope)) {
            return null;
        }
        var rule = rules.form(name, form, scope);
        if (rule != null) {
            return rule;
        }
        var choice = ChoiceForms.FORMS.get(name);
        return choice != null ? choice : CoreForms.FORMS.get(name);
    }

    /** Whether the program itself has defined a name, outside of rules; then it is no word of the language. */
    private boolean isOwn(String name, Scope scope) {
        var own = scope.mode() == TestMode.RULES ? null : namespace.find(name);
        return own != null && own.namespace().equals(namespace.name()) && !CoreForms.FORMS.containsKey(name);
    }

    /** Whether a form defines something: a rule may ask {@code (piece n)}, but a definition begins with a clause. */
    private static boolean isDefinition(String name, PersistentList form, Scope scope) {
        boolean clauses = form.size() == 1 || form.get(1) instanceof PersistentList;
        return scope.mode() != TestMode.RULES && (clauses || Query.named(name) == null);
    }

    private @Nullable Var macro(Symbol head, Scope scope) {
        if (head.namespace() == null && scope.find(head.name()) != null) {
            return null;
        }
        var variable = context.resolve(namespace(), head.namespace(), head.name());
        return variable != null && context.isMacro(variable) ? variable : null;
    }

    /** One step of macro expansion. */
    Object expand(Var macro, PersistentList form) {
        if (!(context.value(macro) instanceof Function function)) {
            throw error(
                    form,
                    "the macro `" + macro.name() + "` has no value yet",
                    "a macro can be used behind the top-level form that defines it");
        }
        var arguments = new ArrayList<Object>();
        form.rest().forEach(arguments::add);
        try {
            var expansion = Expansion.asForm(function.call(null, arguments.toArray()));
            return expansion instanceof PersistentList l && l.span() == null ? l.withSpan(spanOf(form)) : expansion;
        } catch (IllegalArgumentException e) {
            throw error(form, e.getMessage(), "in the macro `" + macro.name() + "`");
        } catch (SenetException e) {
            if (e.getEncapsulatingSourceSection() == null) {
                throw error(form, e.getMessage(), "in the macro `" + macro.name() + "`");
            }
            throw e;
        }
    }

    /** The expansion of a form if its head is a macro, else the form itself; one step. */
    public Object expandOnce(Object form) {
        if (form instanceof PersistentList list && list.first() instanceof Symbol head) {
            var variable = context.resolve(namespace(), head.namespace(), head.name());
            if (variable != null && context.isMacro(variable)) {
                here = spanOf(form);
                return expand(variable, list);
            }
        }
        return form;
    }

    /** An operator on its operands; of more than it takes, it takes the first ones, then its value and the next. */
    private Ir operation(Operator operator, List<Ir> operands) {
        Ir operation = new Ir.Operation(here, operator, operands.subList(0, operator.arity()));
        for (var operand : operands.subList(operator.arity(), operands.size())) {
            operation = new Ir.Operation(here, operator, List.of(operation, operand));
        }
        return operation;
    }

    private @Nullable Operator operator(Symbol head, PersistentList form, Scope scope) {
        var operator = Operator.find(head.name(), form.size() - 1);
        if (operator == null || head.namespace() == null && scope.find(head.name()) != null) {
            return null;
        }
        var variable = context.resolve(namespace(), head.namespace(), head.name());
        return variable != null && variable.namespace().equals(SenetContext.CORE) ? operator : null;
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
                && plain(written, scope) instanceof Symbol head
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
                    var macro = macro(head, scope);
                    if (macro != null && special(head.name(), list, scope) == null) {
                        return condition(expand(macro, list), scope);
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
        return function ? new Ir.Call(value.span(), value, List.of()) : value;
    }

    List<Ir> conditions(PersistentList form, Scope scope) {
        var irs = new ArrayList<Ir>();
        for (int i = 1; i < form.size(); i++) {
            irs.add(conditionElement(form, i, scope));
        }
        return irs;
    }

    // ---- bodies

    /** Several forms from an index, one after another; in rules each but a core value is evaluated, so that names move. */
    Ir body(PersistentList form, int from, Scope scope, boolean tail) {
        return body(form, from, form.size(), scope, tail);
    }

    /** Like {@link #body(PersistentList, int, Scope, boolean)}, up to another index, which does not belong to the body. */
    Ir body(PersistentList form, int from, int to, Scope scope, boolean tail) {
        var irs = new ArrayList<Ir>();
        for (int i = from; i < to; i++) {
            boolean last = i == to - 1;
            boolean statement = scope.mode() == TestMode.RULES && (!last || scope.isStatement());
            irs.add(statement ? statement(form, i, scope, tail && last) : element(form, i, scope, tail && last));
        }
        return irs.size() == 1 ? irs.getFirst() : new Ir.Do(here, irs);
    }

    /** An element of a rule's body: a name, or a choice of names, is evaluated and moves. */
    Ir statement(PersistentList form, int index, Scope scope, boolean tail) {
        var ir = elementIn(form, index, scope.asStatement(), tail);
        boolean moves = ir instanceof Ir.Any || ir instanceof Ir.LocalRef || ir instanceof Ir.Const;
        return moves ? new Ir.Test(ir.span(), ir, TestMode.RULES) : ir;
    }

    /** The statements of a rule, in a scope that stays open behind them. */
    public List<Ir> statements(PersistentList form, int from, RuleScope scope) {
        return statements(form, from, form.size(), scope);
    }

    private List<Ir> statements(PersistentList form, int from, int to, RuleScope scope) {
        here = spanOf(form);
        var irs = new ArrayList<Ir>();
        for (int i = from; i < to; i++) {
            irs.add(statement(form, i, scope.scope(), false));
        }
        return irs;
    }

    /** Statements of a rule the last of which is wanted for its value. */
    public List<Ir> valued(PersistentList form, int from, RuleScope scope) {
        int last = form.size() - 1;
        var irs = statements(form, from, last, scope);
        irs.add(elementIn(form, last, scope.scope().asValue(), false));
        return irs;
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
        if (index < form.size() && form.get(index) instanceof Symbol s) {
            return s;
        }
        throw error(
                index < form.size() ? form.get(index) : form,
                "expected " + what
                        + (index < form.size() ? ", but got " + Printer.display(form.get(index), SHOWN) : ""),
                null);
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

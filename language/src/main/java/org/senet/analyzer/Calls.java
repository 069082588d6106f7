package org.senet.analyzer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.ir.Ir;
import org.senet.ir.Ir.TestMode;
import org.senet.ir.Operator;
import org.senet.ir.Query;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/** What a list means by its head. */
final class Calls {
    private static final String UNEQUAL = "not=";

    private final Analyzer analyzer;
    private final Names names;
    private final RuleForms rules;
    private final Map<String, ?> definitions;

    /** What forms were expanded to before they were analyzed. */
    private final Map<Place, Object> ahead = new HashMap<>();

    Calls(Analyzer analyzer, Names names, RuleForms rules, Map<String, ?> definitions) {
        this.analyzer = analyzer;
        this.names = names;
        this.rules = rules;
        this.definitions = definitions;
    }

    /** A list that is not empty: a special form, a macro's call, an operator, or a call. */
    Ir list(PersistentList form, Scope scope, boolean tail) {
        if (form.first() instanceof Symbol written) {
            var head = names.plain(written, scope);
            var constructor = constructor(head, scope);
            if (constructor != null) {
                var call = new ArrayList<Object>(List.of(constructor));
                form.rest().forEach(call::add);
                return analyzer.analyze(PersistentList.from(call).withSpan(form.span()), scope, tail);
            }
            var special = head.namespace() == null ? special(head.name(), form, scope) : null;
            if (special != null) {
                names.requireNoOwn(written, scope, true);
                return special.analyze(analyzer, form, scope, tail);
            }
            var macro = macro(head, scope);
            if (macro != null) {
                var expansion = expand(macro, form);
                return analyzer.macros()
                        .within(macro.name(), analyzer.here(), () -> analyzer.analyze(expansion, scope, tail));
            }
            var operator = operator(head, form, scope);
            if (operator != null) {
                return operation(operator, arguments(form, scope));
            }
            if (form.size() == 3 && isCore(head, UNEQUAL, scope)) {
                var equal = operation(Operator.EQUAL, arguments(form, scope));
                return new Ir.Not(analyzer.here(), new Ir.Test(analyzer.here(), equal, TestMode.CORE));
            }
        }
        var function = analyzer.element(form, 0, scope, false);
        var arguments = arguments(form, scope);
        if (form.first() instanceof Symbol head && isLookup(head, scope)) {
            Comparisons.checkLookup(analyzer, head.name(), arguments);
        } else if (isCollection(function) && !arguments.isEmpty()) {
            Comparisons.checkLookup(analyzer, "get", List.of(function, arguments.getFirst()));
        }
        if (form.first() instanceof Symbol head && isCore(head, head.name(), scope)) {
            GivenFunctions.check(head.name(), arguments);
        }
        return new Ir.Call(analyzer.here(), function, arguments);
    }

    private static boolean isCollection(Ir function) {
        return function instanceof Ir.Const c
                && (c.value() instanceof PersistentMap || c.value() instanceof PersistentSet);
    }

    private boolean isLookup(Symbol head, Scope scope) {
        return isCore(head, "get", scope) || isCore(head, Comparisons.CONTAINS, scope);
    }

    private List<Ir> arguments(PersistentList form, Scope scope) {
        return analyzer.elements(form, 1, scope).stream()
                .map(argument -> ChoiceForms.asValue(analyzer, argument))
                .toList();
    }

    /** The function {@code ->Name} for the head {@code Name.} of a call that makes a record; null for other heads. */
    private @Nullable Symbol constructor(Symbol head, Scope scope) {
        var name = head.name();
        if (name.length() < 2 || !name.endsWith(".") || scope.find(name) != null) {
            return null;
        }
        var function = Symbol.of(head.namespace(), "->" + name.substring(0, name.length() - 1));
        var known = analyzer.context().resolve(analyzer.namespace(), function.namespace(), function.name());
        return known == null ? null : function.withSpan(head.span());
    }

    /** The form of the language that a name stands for at the head of a list; null for other names. */
    @Nullable
    SpecialForm special(String name, PersistentList form, Scope scope) {
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
        var own = scope.mode() == TestMode.RULES ? null : analyzer.namespace().find(name);
        return own != null && own.namespace().equals(analyzer.namespace().name()) && !CoreForms.FORMS.containsKey(name);
    }

    /**
     * Whether a form defines something: a rule may ask {@code (piece n)}, but a definition begins with a clause. In a function
     * {@code (piece (opposite d))} is a question, too; a definition has a clause {@code name} there.
     */
    private static boolean isDefinition(String name, PersistentList form, Scope scope) {
        boolean clauses = scope.isInFunction()
                ? hasClause(form, "name")
                : form.size() == 1 || form.get(1) instanceof PersistentList;
        if (name.equals("require") || name.equals("in-ns")) {
            return isWrittenOut(form);
        }
        return scope.mode() != TestMode.RULES && (clauses || Query.named(name) == null);
    }

    /** Whether nothing of a form's arguments must be computed; the names of namespaces mostly are literals. */
    private static boolean isWrittenOut(PersistentList form) {
        for (var argument : form.rest()) {
            boolean quoted = argument instanceof PersistentList list && isHeaded(list, "quote");
            if (!quoted && !(argument instanceof Keyword)) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasClause(PersistentList form, String word) {
        for (var clause : form.rest()) {
            if (clause instanceof PersistentList list && isHeaded(list, word)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isHeaded(PersistentList list, String head) {
        return !list.isEmpty() && list.first() instanceof Symbol s && s.is(head);
    }

    /** The macro that a head names, or null. */
    @Nullable
    Var macro(Symbol head, Scope scope) {
        if (head.namespace() == null && scope.find(head.name()) != null) {
            return null;
        }
        var variable = analyzer.context().resolve(analyzer.namespace(), head.namespace(), head.name());
        return variable != null && analyzer.context().isMacro(variable) ? variable : null;
    }

    /** One step of macro expansion of a form that may be analyzed later; the macro does not run again then. */
    Object expandAhead(Var macro, PersistentList form) {
        return ahead.computeIfAbsent(new Place(form.span(), form), place -> expansion(macro, form));
    }

    /** One step of macro expansion. */
    Object expand(Var macro, PersistentList form) {
        var known = ahead.isEmpty() ? null : ahead.remove(new Place(form.span(), form));
        return known != null ? known : expansion(macro, form);
    }

    private Object expansion(Var macro, PersistentList form) {
        if (!(analyzer.context().value(macro) instanceof Function function)) {
            throw analyzer.error(
                    form,
                    "the macro `" + macro.name() + "` has no value yet",
                    "a macro can be used behind the top-level form that defines it");
        }
        var arguments = new ArrayList<Object>();
        form.rest().forEach(arguments::add);
        try {
            return Expansion.asForm(function.call(null, arguments.toArray()), form, analyzer.spanOf(form));
        } catch (IllegalArgumentException e) {
            throw analyzer.error(form, e.getMessage(), "in the macro `" + macro.name() + "`");
        } catch (SenetException e) {
            if (e.getEncapsulatingSourceSection() == null) {
                throw analyzer.error(form, e.getMessage(), "in the macro `" + macro.name() + "`");
            }
            throw e;
        }
    }

    /** An operator on its operands; of more than it takes, it takes the first ones, then its value and the next. */
    private Ir operation(Operator operator, List<Ir> operands) {
        if (operator == Operator.EQUAL) {
            Comparisons.check(analyzer, operands);
        }
        Ir operation = new Ir.Operation(analyzer.here(), operator, operands.subList(0, operator.arity()));
        for (var operand : operands.subList(operator.arity(), operands.size())) {
            operation = new Ir.Operation(analyzer.here(), operator, List.of(operation, operand));
        }
        return operation;
    }

    private @Nullable Operator operator(Symbol head, PersistentList form, Scope scope) {
        var operator = Operator.find(head.name(), form.size() - 1);
        return operator != null && isCore(head, operator.function(), scope) ? operator : null;
    }

    /** Whether a head names a function of the core. */
    private boolean isCore(Symbol head, String function, Scope scope) {
        if (!head.name().equals(function) || head.namespace() == null && scope.find(function) != null) {
            return false;
        }
        var variable = analyzer.context().resolve(analyzer.namespace(), head.namespace(), function);
        return variable != null && variable.namespace().equals(SenetContext.CORE);
    }

    /** A form where it stands: macros hand on copies of what they are given. */
    private record Place(@Nullable SourceSpan span, PersistentList form) {}
}

package org.senet.analyzer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.Plural;
import org.senet.ir.Ir;
import org.senet.ir.Ir.LoopLabel;
import org.senet.ir.Local;

/** The special forms of the core, with Clojure's meaning. */
final class CoreForms {
    private static final int SHOWN = 60;

    /** The forms by name. */
    static final Map<String, SpecialForm> FORMS = Map.ofEntries(
            Map.entry("def", VariableForms::def),
            Map.entry("defn", FunctionForms::defn),
            Map.entry("defn-", FunctionForms::defn),
            Map.entry("defmacro", FunctionForms::defmacro),
            Map.entry("fn", FunctionForms::fn),
            Map.entry("fn*", FunctionForms::fn),
            Map.entry("letfn", FunctionForms::letfn),
            Map.entry("let", CoreForms::let),
            Map.entry("let*", CoreForms::let),
            Map.entry("loop", CoreForms::loop),
            Map.entry("loop*", CoreForms::loop),
            Map.entry("recur", CoreForms::recur),
            Map.entry("if", CoreForms::ifForm),
            Map.entry("do", (a, form, scope, tail) -> a.body(form, 1, scope, tail)),
            Map.entry("and", (a, form, scope, tail) -> andOr(a, form, scope, tail, false)),
            Map.entry("or", (a, form, scope, tail) -> andOr(a, form, scope, tail, true)),
            Map.entry("not", (a, form, scope, tail) -> a.condition(form, scope)),
            Map.entry("while", CoreForms::whileForm),
            Map.entry("quote", CoreForms::quote),
            Map.entry("var", VariableForms::var),
            Map.entry("binding", VariableForms::binding),
            Map.entry("throw", ControlForms::throwForm),
            Map.entry("try", ControlForms::tryForm));

    private CoreForms() {}

    // ---- let and loop

    private static Ir let(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        if (form.size() > 1 && form.get(1) instanceof Symbol && scope.mode() == Ir.TestMode.RULES) {
            return RuleForms.openVariable(a, form, scope);
        }
        var bindings = bindings(a, form, "(let [name value ...] body ...)");
        var inner = scope.inner();
        var forms = new ArrayList<Ir>();
        for (int i = 0; i < bindings.size(); i += 2) {
            forms.add(bind(a, bindings, i, inner, form.span()));
        }
        forms.add(a.body(form, 2, inner, tail));
        return new Ir.Do(a.here(), forms);
    }

    private static Ir bind(Analyzer a, List<Object> bindings, int i, Scope scope, @Nullable SourceSpan form) {
        var init = ChoiceForms.asValue(a, a.analyze(bindings.get(i + 1), scope.asValue(), false));
        var name = (Symbol) bindings.get(i);
        var local = scope.define(name, form);
        local.setValue(init);
        return new Ir.Bind(a.spanOf(name), local, init);
    }

    /** The binding vector of a form as names and value forms in turn. */
    private static List<Object> bindings(Analyzer a, PersistentList form, String shape) {
        if (form.size() < 2 || !(form.get(1) instanceof PersistentVector vector)) {
            throw a.error(
                    form.size() < 2 ? form : form.get(1),
                    "`" + form.first() + "` needs a vector of bindings",
                    (form.size() == 3
                                            && form.get(1) instanceof Symbol
                                            && form.first().toString().equals("let")
                                    ? "`(let name value)` opens a variable in rules; elsewhere "
                                    : "")
                            + "it is written "
                            + shape);
        }
        if (vector.size() % 2 != 0) {
            throw a.error(vector, "the last name of these bindings has no value", "it is written " + shape);
        }
        var flat = new ArrayList<Object>();
        for (int i = 0; i < vector.size(); i += 2) {
            flat.addAll(binding(a, vector.get(i), vector.get(i + 1)));
        }
        return flat;
    }

    /** What to write instead, where a syntax-quote has put a namespace before a name that is to be local. */
    static String newNameHint(Symbol name) {
        return "in a syntax-quote, `" + name.name() + "#` is a name of its own";
    }

    private static List<Object> binding(Analyzer a, Object target, Object value) {
        if (target instanceof Symbol s) {
            if (s.namespace() != null) {
                throw a.error(s, "a local name has no namespace", newNameHint(s));
            }
            return List.of(s, value);
        }
        return Destructuring.flatten(target, value);
    }

    private static Ir loop(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        var shape = "(loop [name value ...] body ...)";
        bindings(a, form, shape);
        var vector = (PersistentVector) form.get(1);
        var inits = new ArrayList<Ir>();
        var locals = new ArrayList<Local>();
        var inner = scope.inner();
        var parts = new ArrayList<Object>();
        for (int i = 0; i < vector.size(); i += 2) {
            inits.add(initial(a, vector.get(i + 1), inner, parts));
            var target = vector.get(i);
            if (target instanceof Symbol s) {
                locals.add(inner.define(s, form.span()));
            } else {
                var whole = Symbol.of("loop-value-" + i);
                locals.add(inner.define(whole));
                parts.addAll(Destructuring.flatten(target, whole));
            }
        }
        var label = new LoopLabel(List.copyOf(locals));
        return new Ir.Loop(a.here(), label, inits, loopBody(a, form, 2, inner.withLoop(label), parts));
    }

    /** The first value of a loop's variable, which sees those before it, and what they were taken apart into. */
    private static Ir initial(Analyzer a, Object form, Scope scope, List<Object> parts) {
        if (parts.isEmpty()) {
            return a.analyze(form, scope.asValue(), false);
        }
        var within = scope.inner();
        var forms = new ArrayList<Ir>();
        for (int i = 0; i < parts.size(); i += 2) {
            forms.add(bind(a, parts, i, within, null));
        }
        forms.add(a.analyze(form, within.asValue(), false));
        return new Ir.Do(a.here(), forms);
    }

    /** The body of a loop or a function, whose parameters are taken apart first. */
    static Ir loopBody(Analyzer a, PersistentList form, int from, Scope scope, List<Object> parts) {
        if (parts.isEmpty()) {
            return a.body(form, from, scope, true);
        }
        var forms = new ArrayList<Ir>();
        for (int i = 0; i < parts.size(); i += 2) {
            forms.add(bind(a, parts, i, scope, null));
        }
        forms.add(a.body(form, from, scope, true));
        return new Ir.Do(a.here(), forms);
    }

    private static Ir recur(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        var label = scope.loop();
        if (label == null) {
            throw a.error(form, "`recur` continues a loop or a function, but there is none here", null);
        }
        if (label == ControlForms.BARRIER) {
            throw a.error(
                    form,
                    "`recur` cannot leave the form around it to continue a loop outside",
                    "give a value here, and `recur` behind the form");
        }
        if (!tail) {
            throw a.error(
                    form,
                    "`recur` must be the last thing that the loop does",
                    "there is still something to do after it here");
        }
        int expected = label.locals().size();
        if (form.size() - 1 != expected) {
            throw a.error(
                    form,
                    "`recur` gives " + Plural.of(form.size() - 1, "value") + ", but the loop has "
                            + Plural.of(expected, "variable"),
                    null);
        }
        var values = a.elements(form, 1, scope);
        for (int i = 0; i < expected; i++) {
            var local = label.locals().get(i);
            // A variable that each turn hands on to the next stays what it is, whoever calls or inlines it.
            if (!(values.get(i) instanceof Ir.LocalRef same && same.local() == local)) {
                local.markAssigned();
            }
        }
        return new Ir.Recur(a.here(), label, values);
    }

    // ---- conditions

    private static Ir ifForm(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        if (scope.mode() == Ir.TestMode.RULES) {
            return RuleForms.ifForm(a, form, scope, tail);
        }
        a.requireCount(form, 2, 3, "(if condition then else)");
        var test = a.conditionElement(form, 1, scope);
        var then = a.part(form, 2, scope.branch(), tail);
        var otherwise = form.size() > 3 ? a.part(form, 3, scope.branch(), tail) : a.nil();
        return new Ir.If(a.here(), test, then, otherwise);
    }

    private static Ir andOr(Analyzer a, PersistentList form, Scope scope, boolean tail, boolean or) {
        if (form.size() == 1) {
            return new Ir.Const(a.here(), or ? Nil.NIL : (Object) true);
        }
        if (scope.mode() == Ir.TestMode.RULES) {
            return or && !scope.isStatement() && DefaultValue.isLast(a, form, scope)
                    ? DefaultValue.analyze(a, form, scope)
                    : a.condition(form, scope);
        }
        if (scope.mode() == Ir.TestMode.FORCE && scope.isStatement()) {
            return a.condition(form, scope);
        }
        var irs = new ArrayList<Ir>();
        for (int i = 1; i < form.size(); i++) {
            irs.add(a.element(form, i, scope.branch(), tail && i == form.size() - 1));
        }
        if (or) {
            return new Ir.Or(a.here(), irs, false);
        }
        return scope.mode() == Ir.TestMode.FORCE ? forcedAnd(a, irs, scope) : new Ir.And(a.here(), irs, false);
    }

    /**
     * {@code and} in a function that rules may call: all but the last form are evaluated as conditions, so that directions
     * step; the value is the one that was not true, false for a step that failed, else the last one.
     */
    private static Ir forcedAnd(Analyzer a, List<Ir> forms, Scope scope) {
        var result = forms.getLast();
        for (int i = forms.size() - 2; i >= 0; i--) {
            var form = forms.get(i);
            var local = scope.inner().define("and");
            var value = new Ir.LocalRef(form.span(), local);
            var failed = new Ir.If(
                    form.span(),
                    new Ir.Test(form.span(), value, Ir.TestMode.CORE),
                    new Ir.Const(form.span(), false),
                    value);
            result = new Ir.Do(
                    a.here(),
                    List.of(
                            new Ir.Bind(form.span(), local, form),
                            new Ir.If(
                                    form.span(), new Ir.Test(form.span(), value, Ir.TestMode.FORCE), result, failed)));
        }
        return result;
    }

    private static Ir whileForm(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 1, -1, "(while condition body ...)");
        var inner = scope.inner().withLoop(null);
        return new Ir.While(
                a.here(),
                a.conditionElement(form, 1, inner),
                ColumnForms.lifting(a.body(form, 2, inner.loopBody().asStatement(), false)));
    }

    // ---- the rest

    private static Ir quote(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 1, 1, "(quote form)");
        return new Ir.Const(a.here(), form.get(1));
    }

    /** The parameters of a function: names, and patterns that are taken apart in its body. */
    record Parameters(List<Symbol> names, @Nullable Symbol rest, List<Object> parts) {
        static Parameters of(Analyzer a, PersistentVector vector) {
            var names = new ArrayList<Symbol>();
            var parts = new ArrayList<Object>();
            Symbol rest = null;
            for (int i = 0; i < vector.size(); i++) {
                boolean variadic = vector.get(i) instanceof Symbol s && s.name().equals("&");
                if (variadic) {
                    if (i != vector.size() - 2) {
                        throw a.error(vector.get(i), "one name follows `&`, and it is the last one", null);
                    }
                    rest = name(a, vector.get(++i), i, parts);
                } else {
                    names.add(name(a, vector.get(i), i, parts));
                }
            }
            var seen = new HashSet<String>();
            for (var n : names) {
                if (!n.is("_") && !seen.add(n.name())) {
                    throw a.error(vector, "two parameters have the name `" + n.name() + "`", null);
                }
            }
            return new Parameters(names, rest, parts);
        }

        private static Symbol name(Analyzer a, Object target, int index, List<Object> parts) {
            if (target instanceof Symbol s) {
                if (s.namespace() != null) {
                    throw a.error(s, "a parameter's name has no namespace", newNameHint(s));
                }
                return s;
            }
            if (!(target instanceof PersistentVector) && !(target instanceof org.senet.data.PersistentMap)) {
                throw a.error(target, "expected a parameter's name, but got " + Printer.display(target, SHOWN), null);
            }
            var whole = Symbol.of("parameter-" + index);
            parts.addAll(Destructuring.flatten(target, whole));
            return whole;
        }
    }
}

package org.senet.analyzer;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.data.Symbol;
import org.senet.ir.Ir;
import org.senet.ir.Ir.LoopLabel;
import org.senet.ir.Ir.TestMode;
import org.senet.ir.Lambda;
import org.senet.ir.Local;

/** The forms that make functions and macros. */
final class FunctionForms {
    private static final Keyword ARGLISTS = Keyword.of("arglists");

    private FunctionForms() {}

    static Ir fn(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        boolean named = form.size() > 1 && form.get(1) instanceof Symbol;
        var name = named ? ((Symbol) form.get(1)).name() : "fn";
        var function = new Ir.Fn(a.here(), lambda(a, form, named ? 2 : 1, name, named, null, scope));
        return a.withMeta(form, function, scope);
    }

    /** {@code (letfn [(name [parameters] body ...) ...] body ...)}: functions that know each other. */
    static Ir letfn(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        var shape = "(letfn [(name [parameters] body ...) ...] body ...)";
        a.requireCount(form, 1, -1, shape);
        if (!(form.get(1) instanceof PersistentVector vector)) {
            throw a.error(form.get(1), "`letfn` needs a vector of functions", "it is written " + shape);
        }
        var inner = scope.inner();
        var names = new ArrayList<Symbol>();
        for (var function : vector) {
            if (!(function instanceof PersistentList list) || !(list.first() instanceof Symbol name)) {
                throw a.error(function, "expected a function such as (name [parameters] body ...)", null);
            }
            names.add(name);
        }
        var locals = names.stream().map(inner::define).toList();
        var lambdas = new ArrayList<Lambda>();
        for (int i = 0; i < names.size(); i++) {
            var list = (PersistentList) vector.get(i);
            lambdas.add(lambda(a, list, 1, names.get(i).name(), true, null, inner));
        }
        return new Ir.Do(a.here(), List.of(new Ir.Functions(a.here(), locals, lambdas), a.body(form, 2, inner, tail)));
    }

    static Ir defn(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        var name = a.requireSymbol(form, 1, "the name of the function");
        var variable = VariableForms.define(a, name, attributes(form));
        a.context().setMacro(variable, false);
        var function = function(a, form, name.name(), scope);
        return new Ir.Define(a.here(), variable, a.context().meta(variable), function, false);
    }

    static Ir defmacro(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        var name = a.requireSymbol(form, 1, "the name of the macro");
        var variable = VariableForms.define(a, name, attributes(form));
        var function = function(a, form, name.name(), scope);
        a.context().setMacro(variable, true);
        return new Ir.Define(a.here(), variable, a.context().meta(variable), function, true);
    }

    /** What a definition says about its variable: documentation, a map of attributes, its parameters, and that it is private. */
    private static PersistentMap attributes(PersistentList form) {
        int at = 2;
        var attributes = PersistentMap.EMPTY;
        if (at < form.size() && form.get(at) instanceof String text) {
            attributes = attributes.assoc(Keyword.of("doc"), text);
            at++;
        }
        var given = at < form.size() && form.get(at) instanceof PersistentMap map ? map : PersistentMap.EMPTY;
        attributes = attributes.assoc(ARGLISTS, parameters(form, given.isEmpty() ? at : at + 1));
        for (var entry : given) {
            attributes = attributes.assoc(entry.getKey(), entry.getValue());
        }
        boolean isPrivate = form.first() instanceof Symbol head && head.name().equals("defn-");
        return isPrivate ? attributes.assoc(Keyword.of("private"), true) : attributes;
    }

    /** The vectors of parameters of all arities; the first stands at an index of the form. */
    private static PersistentList parameters(PersistentList form, int at) {
        var lists = new ArrayList<Object>();
        for (int i = at; i < form.size(); i++) {
            if (form.get(i) instanceof PersistentVector vector) {
                lists.add(vector);
                break;
            }
            if (form.get(i) instanceof PersistentList arity && arity.first() instanceof PersistentVector vector) {
                lists.add(vector);
            }
        }
        return PersistentList.from(lists);
    }

    private static Ir function(Analyzer a, PersistentList form, String name, Scope scope) {
        int at = 2;
        String doc = null;
        if (at < form.size() && form.get(at) instanceof String text) {
            doc = text;
            at++;
        }
        if (at < form.size() && form.get(at) instanceof PersistentMap) {
            at++;
        }
        return new Ir.Fn(a.here(), lambda(a, form, at, name, false, doc, scope));
    }

    private static Lambda lambda(
            Analyzer a, PersistentList form, int from, String name, boolean self, @Nullable String doc, Scope scope) {
        var captures = new ArrayList<Local>();
        var mode = a.isRuleCode(form) || hasBareStatement(form, from) ? TestMode.FORCE : TestMode.CORE;
        var drafts = new ArrayList<Draft>();
        if (from < form.size() && form.get(from) instanceof PersistentVector) {
            drafts.add(arity(a, form, from, self ? name : null, scope.function(mode, captures)));
        } else {
            for (int i = from; i < form.size(); i++) {
                drafts.add(arityForm(a, form.get(i), self ? name : null, scope.function(mode, captures)));
            }
        }
        if (drafts.isEmpty()) {
            throw a.error(form, "a function needs a vector of parameters", "it is written (fn [parameters] body ...)");
        }
        checkCounts(a, form, drafts);
        var arities = drafts.stream().map(Draft::finish).toList();
        return new Lambda(a.here(), name, arities, List.copyOf(captures), doc);
    }

    /** Whether a form of a body whose value nobody wants is a mere name, which means something only where names move. */
    private static boolean hasBareStatement(PersistentList form, int from) {
        boolean parameters = true;
        for (int i = from; i < form.size(); i++) {
            var part = form.get(i);
            boolean bare = part instanceof Symbol && !parameters && i < form.size() - 1;
            boolean arity = parameters
                    && part instanceof PersistentList list
                    && list.first() instanceof PersistentVector
                    && hasBareStatement(list, 0);
            if (bare || arity) {
                return true;
            }
            parameters &= !(part instanceof PersistentVector);
        }
        return false;
    }

    private static Draft arityForm(Analyzer a, Object form, @Nullable String self, Scope scope) {
        if (form instanceof PersistentList list && list.first() instanceof PersistentVector) {
            return arity(a, list, 0, self, scope);
        }
        throw a.error(
                form, "expected an arity such as ([a b] ...)", "a function is written (fn [parameters] body ...)");
    }

    private static void checkCounts(Analyzer a, PersistentList form, List<Draft> drafts) {
        for (int i = 0; i < drafts.size(); i++) {
            for (int j = i + 1; j < drafts.size(); j++) {
                var one = drafts.get(i);
                var other = drafts.get(j);
                if (one.rest != null && other.rest != null) {
                    throw a.error(form, "only one arity of a function may take any number of arguments", null);
                }
                if (one.rest == null && other.rest == null && one.parameters.size() == other.parameters.size()) {
                    throw a.error(
                            form, "two arities of the function take " + one.parameters.size() + " arguments", null);
                }
            }
        }
    }

    /** An arity whose captures are complete only when the whole function has been analyzed. */
    private record Draft(
            List<Local> parameters,
            @Nullable Local rest,
            @Nullable Local self,
            Ir body,
            Scope scope) {
        Lambda.Arity finish() {
            return new Lambda.Arity(parameters, rest, self, scope.capturedLocals(), body, scope.layout());
        }
    }

    private static Draft arity(Analyzer a, PersistentList form, int at, @Nullable String selfName, Scope scope) {
        var parameters = CoreForms.Parameters.of(a, (PersistentVector) form.get(at));
        var self = selfName == null ? null : scope.define(selfName);
        var locals = parameters.names().stream().map(scope::define).toList();
        var rest = parameters.rest() == null ? null : scope.define(parameters.rest());
        var loopLocals = new ArrayList<>(locals);
        if (rest != null) {
            loopLocals.add(rest);
        }
        var label = new LoopLabel(List.copyOf(loopLocals));
        int from = at + 1;
        boolean conditions = form.size() > from + 1 && form.get(from) instanceof PersistentMap;
        var body = conditions
                ? Conditions.around(a, form, from, scope.withLoop(label), parameters.parts())
                : CoreForms.loopBody(a, form, from, scope.withLoop(label), parameters.parts());
        return new Draft(locals, rest, self, recursive(body, label), scope);
    }

    /** The body as a loop over the parameters, when it recurs. */
    private static Ir recursive(Ir body, LoopLabel label) {
        boolean recurs = org.senet.ir.IrTree.contains(body, e -> e instanceof Ir.Recur r && r.label() == label);
        if (!recurs) {
            return body;
        }
        var inits = label.locals().stream()
                .map(l -> (Ir) new Ir.LocalRef(body.span(), l))
                .toList();
        return new Ir.Loop(body.span(), label, inits, body);
    }
}

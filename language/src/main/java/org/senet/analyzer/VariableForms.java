package org.senet.analyzer;

import java.util.ArrayList;
import org.senet.data.Keyword;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.data.Symbol;
import org.senet.ir.Ir;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/** The forms of variables of namespaces: {@code def}, {@code var}, {@code binding}, and {@code set!} of dynamic ones. */
final class VariableForms {
    private static final String BINDING_SHAPE = "(binding [*name* value ...] body ...)";

    private VariableForms() {}

    static Ir def(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 1, 3, "(def name value), or (def name \"documentation\" value)");
        var name = a.requireSymbol(form, 1, "the name to define");
        boolean documented = form.size() > 3 && form.get(2) instanceof String;
        var doc = documented ? PersistentMap.of(Keyword.of("doc"), form.get(2)) : PersistentMap.EMPTY;
        var variable = define(a, name, doc);
        var init = form.size() > 2 ? a.element(form, form.size() - 1, scope, false) : null;
        a.context().setMacro(variable, false);
        return new Ir.Define(a.here(), variable, a.context().meta(variable), init, false);
    }

    /**
     * The variable for a definition in the current namespace.
     *
     * @param meta what the definition says about the variable, besides the metadata of its name
     */
    static Var define(Analyzer a, Symbol name, PersistentMap meta) {
        if (name.namespace() != null) {
            throw a.error(name, "a definition is made in the current namespace, so its name has no namespace", null);
        }
        if (FormNames.contains(name.name())
                && !a.namespace().name().equals(SenetContext.CORE)
                && CoreForms.FORMS.containsKey(name.name())) {
            throw a.error(name, "`" + name.name() + "` is a form of the language and cannot be defined again", null);
        }
        var variable = a.context().language().variable(a.namespace().name(), name.name());
        a.namespace().map(name.name(), variable);
        var here = a.here();
        var all = name.meta()
                .assoc(Keyword.of("file"), here.source().getName())
                .assoc(Keyword.of("line"), (long) here.line())
                .assoc(Keyword.of("column"), (long) here.column());
        for (var entry : meta) {
            all = all.assoc(entry.getKey(), entry.getValue());
        }
        a.context().setMeta(variable, all);
        return variable;
    }

    static Ir var(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 1, 1, "(var name)");
        return new Ir.Const(a.here(), variable(a, a.requireSymbol(form, 1, "the name of a variable"), scope));
    }

    private static Var variable(Analyzer a, Symbol name, Scope scope) {
        var variable = a.context().resolve(a.namespace(), name.namespace(), name.name());
        if (variable == null) {
            throw a.unknownName(name, scope);
        }
        return variable;
    }

    static Ir binding(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 1, -1, BINDING_SHAPE);
        if (!(form.get(1) instanceof PersistentVector vector) || vector.size() % 2 != 0) {
            throw a.error(
                    form.get(1),
                    "`binding` needs a vector of names and values in turn",
                    "it is written " + BINDING_SHAPE);
        }
        var variables = new ArrayList<Object>();
        var values = new ArrayList<Ir>();
        for (int i = 0; i < vector.size(); i += 2) {
            if (!(vector.get(i) instanceof Symbol name)) {
                throw a.error(vector, "`binding` binds variables by their names", "it is written " + BINDING_SHAPE);
            }
            variables.add(dynamic(a, name, scope));
            values.add(a.analyze(vector.get(i + 1), scope.asValue(), false));
        }
        var inner = scope.inner().branch().withLoop(ControlForms.BARRIER);
        return new Ir.Binding(a.here(), variables, values, a.body(form, 2, inner, false));
    }

    private static Var dynamic(Analyzer a, Symbol name, Scope scope) {
        var variable = variable(a, name, scope);
        if (!a.context().isDynamic(variable)) {
            throw a.error(
                    name,
                    "`" + name + "` is not dynamic, so `binding` cannot bind it",
                    "define it with (def ^:dynamic " + name.name() + " ...)");
        }
        return variable;
    }

    /** {@code set!} of a variable of a namespace. */
    static Ir assign(Analyzer a, Symbol name, Var variable, Ir value) {
        if (!a.context().isDynamic(variable)) {
            throw a.error(
                    name,
                    "`" + name + "` is a variable of the namespace `" + variable.namespace()
                            + "`, which `set!` cannot change",
                    "give the global or local variable another name, or use an atom");
        }
        return new Ir.DynamicAssign(a.here(), variable, value);
    }
}

package org.senet.analyzer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.PersistentList;
import org.senet.data.Printer;
import org.senet.data.Symbol;
import org.senet.errors.ErrorKind;
import org.senet.errors.ErrorSelector;
import org.senet.errors.Suggest;
import org.senet.ir.Ir;
import org.senet.ir.Ir.LoopLabel;

/** The forms of errors: {@code try} with its clauses, and {@code throw}. */
final class ControlForms {
    /** Stands for the loop outside of a form that surrounds its body, which {@code recur} cannot continue. */
    static final LoopLabel BARRIER = new LoopLabel(List.of());

    private static final int SHOWN = 60;
    private static final String SHAPE = "(try body ... (catch Exception e ...) (finally ...))";
    private static final String CATCH_SHAPE = "(catch Exception e ...), or (catch :type e ...)";
    private static final int HANDLER = 3;

    private ControlForms() {}

    static Ir throwForm(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        a.requireCount(form, 1, 1, "(throw exception)");
        return new Ir.Throw(a.here(), a.element(form, 1, scope, false));
    }

    static Ir tryForm(Analyzer a, PersistentList form, Scope scope, boolean tail) {
        int clauses = 1;
        while (clauses < form.size() && clause(form.get(clauses)) == null) {
            clauses++;
        }
        var inner = scope.inner().branch().withLoop(BARRIER);
        var body = a.body(form, 1, clauses, inner, false);
        var handlers = new ArrayList<Ir.Handler>();
        PersistentList cleanup = null;
        for (int i = clauses; i < form.size(); i++) {
            var clause = clause(form.get(i));
            if (cleanup != null || clause == null) {
                throw a.error(
                        form.get(i),
                        cleanup != null
                                ? "`finally` is the last clause of a `try`"
                                : "the body of a `try` is before its clauses",
                        "it is written " + SHAPE);
            }
            if (((Symbol) clause.first()).name().equals("catch")) {
                handlers.add(handler(a, clause, scope));
            } else {
                cleanup = clause;
            }
        }
        var caught = handlers.isEmpty() ? body : new Ir.Catch(a.here(), body, handlers);
        return cleanup == null ? caught : new Ir.Finally(a.here(), caught, cleanup(a, cleanup, scope));
    }

    /** A clause of a {@code try}, or null for a form of its body. */
    private static @Nullable PersistentList clause(Object form) {
        boolean clause = form instanceof PersistentList list
                && list.first() instanceof Symbol head
                && (head.is("catch") || head.is("finally"));
        return clause ? (PersistentList) form : null;
    }

    private static Ir.Handler handler(Analyzer a, PersistentList clause, Scope scope) {
        a.requireCount(clause, 2, -1, CATCH_SHAPE);
        var selector = selector(a, clause, clause.get(1));
        var name = a.requireSymbol(clause, 2, "a name for the error");
        var inner = scope.inner().branch().withLoop(BARRIER);
        var local = inner.define(name);
        return new Ir.Handler(a.spanOf(clause), selector, local, a.body(clause, HANDLER, clause.size(), inner, false));
    }

    private static Ir cleanup(Analyzer a, PersistentList clause, Scope scope) {
        return a.body(clause, 1, clause.size(), scope.inner().branch().withLoop(BARRIER), false);
    }

    private static ErrorSelector selector(Analyzer a, PersistentList clause, Object written) {
        if (written instanceof Keyword keyword) {
            return Analyzer.isKeyword(keyword, "default")
                    ? new ErrorSelector.Everything()
                    : new ErrorSelector.Tagged(keyword);
        }
        if (!(written instanceof Symbol symbol)) {
            throw a.error(
                    clause,
                    "expected a kind of error to catch, but got " + Printer.display(written, SHOWN),
                    "it is written " + CATCH_SHAPE);
        }
        var name = symbol.name();
        int dot = name.lastIndexOf('.');
        var simple = name.substring(dot + 1);
        // Errors of other languages, whose names nobody knows here: js/TypeError.
        if (dot < 0 && symbol.namespace() == null && !ErrorKind.allNames().contains(simple)) {
            throw a.error(
                    symbol,
                    "there is no kind of error `" + name + "`",
                    Optional.ofNullable(Suggest.hint(simple, ErrorKind.allNames()))
                            .orElse("(catch :default e ...) catches all errors"));
        }
        return new ErrorSelector.Named(simple);
    }
}

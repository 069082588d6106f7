package org.senet.index;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.index.Use.Role;

/** Goes through the forms that define variables and make functions. */
final class FunctionWalker {
    private static final int SHOWN = 200;

    private final Names names;
    private final ProgramIndex index;
    private final Patterns patterns;
    private final FormWalker walker;

    FunctionWalker(Names names, ProgramIndex index, Patterns patterns, FormWalker walker) {
        this.names = names;
        this.index = index;
        this.patterns = patterns;
        this.walker = walker;
    }

    void def(PersistentList form, Scope scope) {
        if (form.size() > 1 && form.get(1) instanceof Symbol name) {
            var kind = isFunction(form) ? Kind.FUNCTION : Kind.VARIABLE;
            var entity = names.defined(kind, name.name());
            entity.describe("", FormWalker.documentation(Clauses.elements(form, 0), 2));
            walker.outline(kind, name, form.span());
            index.use(entity, Symbol.of(name.name()).withSpan(name.span()), Role.DEFINITION);
            generated(entity, form.span());
        }
        walker.walkFrom(form, 2, scope);
    }

    private static boolean isFunction(PersistentList form) {
        return form.size() > 2
                && form.get(form.size() - 1) instanceof PersistentList value
                && value.first() instanceof Symbol head
                && (head.name().equals("fn") || head.name().equals("fn*"));
    }

    /** What a macro has named itself is defined where the macro is called. */
    private static void generated(Entity entity, @Nullable SourceSpan form) {
        if (entity.definitions().isEmpty() && form != null) {
            entity.definitions().add(new Place(Place.fileOf(form.source()), form.start(), form.start()));
            entity.fix();
        }
    }

    void defn(PersistentList form, Kind kind, Scope scope) {
        if (form.size() < 2 || !(form.get(1) instanceof Symbol name)) {
            walker.walkFrom(form, 1, scope);
            return;
        }
        var elements = Clauses.elements(form, 0);
        int at = 2;
        var documentation = FormWalker.documentation(elements, at);
        if (documentation != null) {
            at++;
        }
        if (at < elements.size() && elements.get(at) instanceof PersistentMap) {
            at++;
        }
        var entity = names.defined(kind, name.name());
        entity.describe(shapes(name.name(), elements, at), documentation);
        index.use(entity, Symbol.of(name.name()).withSpan(name.span()), Role.DEFINITION);
        generated(entity, form.span());
        walker.outline(kind, name, form.span());
        arities(form, at, scope);
    }

    void fn(PersistentList form, Scope scope) {
        var inner = scope.function();
        int at = 1;
        if (form.size() > 1 && form.get(1) instanceof Symbol self) {
            inner.define(patterns.local(self, Kind.LOCAL, form.span()));
            at++;
        }
        arities(form, at, inner);
    }

    void letfn(PersistentList form, Scope scope) {
        var inner = scope.inner();
        if (form.size() > 1 && form.get(1) instanceof PersistentVector vector) {
            for (var function : vector) {
                if (function instanceof PersistentList list && list.first() instanceof Symbol name) {
                    inner.define(patterns.local(name, Kind.LOCAL, form.span()));
                }
            }
            for (var function : vector) {
                if (function instanceof PersistentList list) {
                    arities(list, 1, inner);
                }
            }
        }
        walker.walkFrom(form, 2, inner);
    }

    private void arities(PersistentList form, int at, Scope scope) {
        if (at < form.size() && form.get(at) instanceof PersistentVector) {
            arity(form, at, form.span(), scope);
            return;
        }
        for (int i = at; i < form.size(); i++) {
            if (form.get(i) instanceof PersistentList arity && arity.first() instanceof PersistentVector) {
                arity(arity, 0, arity.span(), scope);
            } else {
                walker.walk(form.get(i), scope);
            }
        }
    }

    private void arity(PersistentList form, int at, @Nullable SourceSpan span, Scope scope) {
        var inner = scope.function();
        patterns.bind(form.get(at), Kind.PARAMETER, span, inner);
        walker.walkFrom(form, at + 1, inner);
    }

    /** How a function is called: one line for each arity. */
    private static String shapes(String name, List<Object> elements, int at) {
        var shapes = new ArrayList<String>();
        for (int i = at; i < elements.size(); i++) {
            var parameters = elements.get(i) instanceof PersistentList arity && !arity.isEmpty()
                    ? arity.first()
                    : elements.get(i);
            if (parameters instanceof PersistentVector vector) {
                shapes.add(shape(name, vector));
            }
            if (elements.get(i) instanceof PersistentVector) {
                break;
            }
        }
        return String.join("\n", shapes);
    }

    static String shape(String name, PersistentVector parameters) {
        var text = new StringBuilder("(" + name);
        for (var parameter : parameters) {
            text.append(' ').append(Printer.display(parameter, SHOWN));
        }
        return text.append(')').toString();
    }
}

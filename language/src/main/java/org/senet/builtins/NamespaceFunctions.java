package org.senet.builtins;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.Symbol;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/** Namespaces as values, and the variables in them. */
final class NamespaceFunctions {
    private NamespaceFunctions() {}

    static void install(Library library) {
        finding(library);
        contents(library);
        changing(library);
    }

    private static void finding(Library library) {
        library.function("all-ns", 0, 0, """
            All namespaces.
            (some #{"senet.core"} (map str (all-ns))) => "senet.core"
            """, (context, a) -> PersistentList.from(context.namespaces()));
        library.function(
                "find-ns",
                1,
                1,
                """
            The namespace that a symbol names; nil when there is none.
            (find-ns 'senet.core) => senet.core
            (find-ns 'no.such) => nil
            """,
                (context, a) ->
                        Arguments.orNil(context.findNamespace(symbol(a[0]).toString())));
        library.function("the-ns", 1, 1, """
            The namespace that a symbol names, which has to exist; a namespace is itself.
            (the-ns 'senet.core) => senet.core
            """, (context, a) -> namespace(context, a[0]));
        library.function(
                "ns-name",
                1,
                1,
                """
            The name of a namespace, a symbol.
            (ns-name *ns*) => user
            """,
                (context, a) -> Symbol.of(namespace(context, a[0]).name()));
        library.function("find-var", 1, 1, """
            The variable that a symbol with a namespace names; nil when there is none.
            (find-var 'senet.core/inc) => #'senet.core/inc
            """, (context, a) -> {
            var symbol = symbol(a[0]);
            if (symbol.namespace() == null) {
                throw new WrongArgument("a symbol with a namespace", symbol);
            }
            var found = context.findNamespace(symbol.namespace());
            return found == null ? Nil.NIL : Arguments.orNil(found.find(symbol.name()));
        });
        library.function("resolve", 1, 1, """
            The variable that a symbol names in the current namespace; nil when there is none.
            (resolve 'inc) => #'senet.core/inc
            (resolve 'no-such-name) => nil
            """, (context, a) -> resolve(context, context.current(), symbol(a[0])));
        library.function(
                "ns-resolve", 2, 2, """
            The variable that a symbol names in a namespace; nil when there is none.
            (ns-resolve 'senet.core 'inc) => #'senet.core/inc
            """, (context, a) -> resolve(context, namespace(context, a[0]), symbol(a[1])));
    }

    private static void contents(Library library) {
        library.function("ns-publics", 1, 1, """
            A map from names to the variables that a namespace defines for others.
            (get (ns-publics 'senet.core) 'inc) => #'senet.core/inc
            """, (context, a) -> {
            var namespace = namespace(context, a[0]);
            return mappings(namespace, v -> isOwn(namespace, v) && !context.isPrivate(v));
        });
        library.function("ns-interns", 1, 1, """
            A map from names to the variables that a namespace defines.
            (get (ns-interns 'senet.core) 'inc) => #'senet.core/inc
            """, (context, a) -> {
            var namespace = namespace(context, a[0]);
            return mappings(namespace, v -> isOwn(namespace, v));
        });
        library.function("ns-map", 1, 1, """
            A map from names to the variables that they stand for in a namespace, besides those of the core.
            (get (ns-map 'senet.core) 'inc) => #'senet.core/inc
            """, (context, a) -> mappings(namespace(context, a[0]), v -> true));
        library.function("ns-aliases", 1, 1, """
            A map from aliases in a namespace to the namespaces that they stand for.
            (ns-aliases 'senet.core) => {}
            """, (context, a) -> {
            var map = PersistentMap.EMPTY;
            for (var alias : namespace(context, a[0]).aliases().entrySet()) {
                map = map.assoc(Symbol.of(alias.getKey()), alias.getValue());
            }
            return map;
        });
    }

    private static void changing(Library library) {
        library.function(
                "create-ns",
                1,
                1,
                """
            The namespace that a symbol names, made if need be.
            (create-ns 'made.here) => made.here
            """,
                (context, a) -> context.namespace(symbol(a[0]).toString()));
        library.function("intern", 2, 3, """
            The variable of a name in a namespace, made if need be; a value may be given to it.
            @(intern 'user 'answer 42) => 42
            """, (context, a) -> {
            var namespace = namespace(context, a[0]);
            var name = symbol(a[1]);
            var variable = context.language().variable(namespace.name(), name.name());
            if (!name.meta().isEmpty()) {
                context.setMeta(variable, name.meta());
            }
            namespace.map(name.name(), variable);
            if (a.length > 2) {
                context.define(variable, a[2]);
            }
            return variable;
        });
        library.function("ns-unmap", 2, 2, """
            Takes a name away from a namespace.
            (do (def gone 1) (ns-unmap 'user 'gone) (resolve 'gone)) => nil
            """, (context, a) -> {
            namespace(context, a[0]).unmap(symbol(a[1]).name());
            return Nil.NIL;
        });
    }

    private static Object resolve(SenetContext context, Namespace from, Symbol symbol) {
        return Arguments.orNil(context.resolve(from, symbol.namespace(), symbol.name()));
    }

    private static boolean isOwn(Namespace namespace, Var variable) {
        return variable.namespace().equals(namespace.name());
    }

    private static PersistentMap mappings(Namespace namespace, Predicate<Var> wanted) {
        var map = PersistentMap.EMPTY;
        for (var mapping : namespace.mappings().entrySet()) {
            if (wanted.test(mapping.getValue())) {
                map = map.assoc(Symbol.of(mapping.getKey()), mapping.getValue());
            }
        }
        return map;
    }

    private static Symbol symbol(@Nullable Object value) {
        if (value instanceof Symbol symbol) {
            return symbol;
        }
        throw new WrongArgument("a symbol", value);
    }

    private static Namespace namespace(SenetContext context, Object value) {
        if (value instanceof Namespace namespace) {
            return namespace;
        }
        var name = symbol(value).toString();
        var found = context.findNamespace(name);
        if (found == null) {
            throw new IllegalArgumentException("there is no namespace `" + name + "`");
        }
        return found;
    }
}

package org.senet.builtins;

import java.util.ArrayList;
import org.senet.data.HasMeta;
import org.senet.data.Keyword;
import org.senet.data.Located;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Seq;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;

/** Metadata, documentation, hashes: what is known about a value besides itself. */
final class MetaFunctions {
    private MetaFunctions() {}

    static void install(Library library) {
        library.one("meta", """
            The metadata of a value, or nil.
            (meta (with-meta [1] {:a 2})) => {:a 2}
            (meta [1]) => nil
            """, MetaFunctions::meta);
        library.two("with-meta", """
            The value with other metadata.
            (with-meta [1 2] {:seen true}) => [1 2]
            """, MetaFunctions::withMeta);
        library.one("documentation", """
            The documentation of a function, or of the function or macro in a variable; or nil.
            (documentation (fn [] 1)) => nil
            """, MetaFunctions::documentation);
        library.function("print-documentation", 1, 1, """
            Prints the documentation of what a symbol names; see doc.
            (print-documentation 'inc) => nil
            """, (context, a) -> {
            context.print(described(context, a[0]));
            return Nil.NIL;
        });
        library.one(
                "captured-values",
                """
            A vector of the values that a function has copied from around it.
            (let [x 5] (captured-values (fn [] x))) => [5]
            """,
                v -> v instanceof Function function ? PersistentVector.of(function.captured) : PersistentVector.EMPTY);
        library.two("located-like", """
            A form, placed in the program's text where another one was read; for macros that move forms.
            (located-like '(f x) '(f)) => (f x)
            """, MetaFunctions::located);
    }

    private static Object meta(Object value) {
        if (value instanceof Var variable) {
            return variable.meta()
                    .assoc(Keyword.of("ns"), Symbol.of(variable.namespace()))
                    .assoc(Keyword.of("name"), Symbol.of(variable.name()))
                    .assoc(Keyword.of("doc"), documentation(variable))
                    .assoc(Keyword.of("macro"), SenetContext.get(null).isMacro(variable));
        }
        if (value instanceof Atom atom) {
            return atom.meta();
        }
        return value instanceof HasMeta carrier && !carrier.meta().isEmpty() ? carrier.meta() : Nil.NIL;
    }

    private static Object withMeta(Object value, Object meta) {
        if (value instanceof HasMeta carrier) {
            return carrier.withMeta(Arguments.map(meta));
        }
        throw new WrongArgument("a symbol, a collection or a function, which can have metadata", value);
    }

    private static Object documentation(Object value) {
        var held = value instanceof Var variable ? SenetContext.get(null).value(variable) : value;
        if (held instanceof Function function && function.code.doc() != null) {
            return function.code.doc();
        }
        return value instanceof Var variable ? Arguments.orNil(variable.meta().get(Keyword.of("doc"))) : Nil.NIL;
    }

    static String described(SenetContext context, Object name) {
        if (!(name instanceof Symbol symbol)) {
            throw new WrongArgument("a name", name);
        }
        var form = symbol.namespace() == null ? FormDocumentation.of(symbol.name()) : null;
        if (form != null) {
            return "`" + symbol + "` is a form of the language.\n" + form + "\n";
        }
        var variable = context.resolve(context.current(), symbol.namespace(), symbol.name());
        if (variable == null) {
            return "`" + symbol + "` is not defined.\n";
        }
        if (!(context.value(variable) instanceof Function function)) {
            var text = variable.meta().get(Keyword.of("doc"));
            var head = "`" + symbol + "` is a variable in `" + variable.namespace() + "`.\n";
            return text instanceof String doc ? head + doc.stripTrailing() + "\n" : head;
        }
        var kind = context.isMacro(variable) ? "a macro" : "a function";
        var head = "`" + symbol + "` is " + kind + " in `" + variable.namespace() + "`; it takes "
                + function.code.arity() + (function.code.arity().equals("1") ? " argument.\n" : " arguments.\n");
        return function.code.doc() == null ? head : head + function.code.doc().stripTrailing() + "\n";
    }

    private static Object located(Object form, Object model) {
        var span = Located.spanOf(model);
        if (!(form instanceof Seq seq) || span == null) {
            return form;
        }
        var elements = new ArrayList<Object>();
        seq.forEach(elements::add);
        // The places of the model's elements are left out, because the form has others.
        return PersistentList.from(elements).withSpan(new SourceSpan(span.source(), span.start(), span.end()));
    }
}

package org.senet.builtins;

import org.jspecify.annotations.Nullable;
import org.senet.analyzer.FormNames;
import org.senet.data.Located;
import org.senet.data.Nil;
import org.senet.data.Symbol;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.Var;
import org.senet.translator.LambdaCode;

/** What names mean in the current namespace, and where forms stand. */
final class SyntaxFunctions {
    private SyntaxFunctions() {}

    static void install(Library library) {
        library.function(
                "known-name?",
                1,
                1,
                """
            Whether a symbol names a variable or a form of the language.
            (map known-name? '[inc if no-such-name]) => (true true false)
            """,
                (context, a) -> variable(context, a[0]) != null
                        || a[0] instanceof Symbol symbol
                                && symbol.namespace() == null
                                && FormNames.contains(symbol.name()));
        library.function("known-function?", 1, 1, """
            Whether a symbol names a variable that holds a function rather than a macro.
            (map known-function? '[inc when if]) => (true false false)
            """, (context, a) -> {
            var variable = variable(context, a[0]);
            boolean form =
                    a[0] instanceof Symbol symbol && symbol.namespace() == null && FormNames.contains(symbol.name());
            return variable != null
                    && !form
                    && !context.isMacro(variable)
                    && context.value(variable) instanceof Function;
        });
        library.function("current-namespace-name", 0, 0, """
            The name of the namespace in which the program is being evaluated.
            (string? (current-namespace-name)) => true
            """, (context, a) -> context.current()
                .name());
        library.one("form-place", """
            The file and line where a form was read; nil for what was not read.
            (form-place 1) => nil
            """, SyntaxFunctions::place);
    }

    static void installNative(Library library) {
        library.function("source-text", 1, 1, """
                The text of the definition that a symbol names; nil when it is not written in Senet.
                (senet.native/source-text 'inc) => nil
                """, (context, a) -> {
            var variable = variable(context, a[0]);
            return variable == null ? Nil.NIL : sourceText(context.value(variable));
        });
    }

    private static Object sourceText(@Nullable Object value) {
        var span = value instanceof Function f && f.code instanceof LambdaCode code
                ? code.lambda().span()
                : null;
        return span == null ? Nil.NIL : span.section().getCharacters().toString();
    }

    private static @Nullable Var variable(SenetContext context, Object name) {
        if (!(name instanceof Symbol symbol)) {
            throw new WrongArgument("a symbol", name);
        }
        return context.resolve(context.current(), symbol.namespace(), symbol.name());
    }

    private static Object place(Object form) {
        var span = Located.spanOf(form);
        return span == null ? Nil.NIL : span.sourceAndLine();
    }
}

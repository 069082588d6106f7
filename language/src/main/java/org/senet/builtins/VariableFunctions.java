package org.senet.builtins;

import java.util.function.Supplier;
import org.senet.data.Nil;
import org.senet.data.PersistentMap;
import org.senet.runtime.Binding;
import org.senet.runtime.SenetContext;
import org.senet.runtime.TextBuffer;
import org.senet.runtime.Var;

/** Variables of namespaces as values. */
final class VariableFunctions {
    private VariableFunctions() {}

    static void install(Library library) {
        library.small("var?", """
            Whether a value is a variable of a namespace.
            (var? #'inc) => true
            """, v -> v instanceof Var);
        library.one("var-get", """
            The value of a variable.
            ((var-get #'inc) 1) => 2
            """, v -> References.value(variable(v)));
        library.two("var-set", """
            Changes what a dynamic variable is bound to by the innermost binding; returns the new value.
            (do (def ^:dynamic *depth* 0) (binding [*depth* 1] (var-set #'*depth* 2) *depth*)) => 2
            """, (v, value) -> {
            binding(variable(v)).set(value);
            return value;
        });
        library.function("bound?", 0, -1, """
            Whether all variables have a value.
            (bound? #'inc) => true
            (do (declare unknown-yet) (bound? #'unknown-yet)) => false
            """, (context, a) -> {
            for (var v : a) {
                if (context.currentValue(variable(v)) == null) {
                    return false;
                }
            }
            return true;
        });
        library.function("thread-bound?", 0, -1, """
            Whether all variables are bound by a binding.
            (thread-bound? #'*ns*) => false
            """, (context, a) -> {
            for (var v : a) {
                if (context.language().threadState().binding(variable(v)) == null) {
                    return false;
                }
            }
            return true;
        });
    }

    static void installNative(Library library) {
        library.function("root-value", 1, 1, """
                The value of a variable where no binding is in force.
                ((senet.native/root-value #'inc) 1) => 2
                """, (context, a) -> Arguments.orNil(context.value(variable(a[0]))));
        library.function("set-root-value", 2, 2, """
            Changes the value of a variable; what alter-var-root calls.
            (do (def level 1) (senet.native/set-root-value #'level 2) level) => 2
            """, (context, a) -> {
            context.define(variable(a[0]), a[1]);
            return a[1];
        });
        library.function("thread-bindings", 0, 0, """
            The values that dynamic variables are bound to here, by the variables.
            (senet.native/thread-bindings) => {}
            """, (context, a) -> {
            var values = PersistentMap.EMPTY;
            for (var entry : context.language().threadState().bindings()) {
                values = values.assoc(entry.getKey(), ((Binding) entry.getValue()).value());
            }
            return values;
        });
        library.calling(
                "call-with-bindings",
                2,
                2,
                """
            What a function returns when dynamic variables are bound to the values of a map.
            (senet.native/call-with-bindings {} (fn [] 1)) => 1
            """,
                (state, a) -> bound(SenetContext.get(null), Arguments.map(a[0]), () -> Callables.call(state, a[1])));
        library.function("text-buffer", 0, 0, """
            A place to which printed text can go; what with-out-str is made of.
            (senet.native/buffer-text (senet.native/text-buffer)) => ""
            """, (context, a) -> new TextBuffer());
        library.one("buffer-text", """
            The text in a buffer.
            (senet.native/buffer-text (senet.native/text-buffer)) => ""
            """, v -> v instanceof TextBuffer buffer ? buffer.text() : Nil.NIL);
    }

    private static Object bound(SenetContext context, PersistentMap values, Supplier<Object> body) {
        var thread = context.language().threadState();
        var before = thread.bindings();
        var inner = before;
        for (var entry : values) {
            var variable = variable(entry.getKey());
            if (!context.isDynamic(variable)) {
                throw new IllegalStateException("`" + variable.name() + "` is not dynamic, so it cannot be bound");
            }
            inner = inner.assoc(variable, new Binding(entry.getValue()));
        }
        thread.setBindings(inner);
        try {
            return body.get();
        } finally {
            thread.setBindings(before);
        }
    }

    static Var variable(Object value) {
        if (value instanceof Var variable) {
            return variable;
        }
        throw new WrongArgument("a variable", value);
    }

    private static Binding binding(Var variable) {
        var binding = SenetContext.get(null).language().threadState().binding(variable);
        if (binding == null) {
            throw new IllegalStateException("`" + variable.name() + "` is not bound here, so it cannot be set");
        }
        return binding;
    }
}

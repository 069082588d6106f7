package org.senet.frontend;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.source.Source;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.senet.data.InteropValue;
import org.senet.data.Located;
import org.senet.data.Nil;
import org.senet.data.Printer;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.runtime.Files;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;

/** The functions that evaluate forms and texts while a program runs. */
final class EvaluationFunctions extends FunctionGroup {
    private final Function<Source, CallTarget> parser;

    /** @param parser turns the text of a file into code */
    private static final int SHOWN = 40;

    EvaluationFunctions(
            SenetLanguage language,
            Evaluator evaluator,
            NamespaceForms namespaces,
            Function<Source, CallTarget> parser) {
        super(language, SenetContext.CORE);
        this.parser = parser;
        function(
                "eval",
                1,
                """
            The value of a form, evaluated in the current namespace.
            (eval '(+ 1 2)) => 3
            (eval (list 'let '[x 5] '(* x x))) => 25
            """,
                (context, a) -> alone(context, () -> evaluator.evaluate(context, a[0], Located.spanOf(a[0]))));
        function("require", ANY, """
            Loads namespaces that are not loaded yet, and makes their names known here: each argument is the name of a
            namespace, or a vector such as [name :as alias :refer [function]]. With :reload, they are loaded again.
            (let [library 'senet.walk] (require library)) => nil
            """, (context, a) -> require(namespaces, context, a, false));
        function("in-ns", 1, """
            Goes to the namespace that a symbol names, which is made when there is none; the next form is read there.
            (let [here 'user] (in-ns here)) => nil
            """, (context, a) -> {
            context.setCurrent(context.namespace(name(a[0]).toString()));
            return Nil.NIL;
        });
        function("use", ANY, """
            Loads namespaces like require, and makes all their names known here, or those behind :only.
            (do (use 'senet.walk) (fn? (deref (resolve 'postwalk)))) => true
            """, (context, a) -> require(namespaces, context, a, true));
        function("macroexpand-1", 1, """
            The form that takes the place of the call of a macro; any other form is itself.
            (macroexpand-1 '(when-not a b)) => (if a nil (do b))
            (macroexpand-1 '(inc 1)) => (inc 1)
            """, (context, a) -> evaluator.expandOnce(context, a[0]));
        function("macroexpand", 1, """
            The form that takes the place of the call of a macro, until it is no such call any more.
            (macroexpand '(-> a (when b))) => (if a (do b))
            """, (context, a) -> evaluator.expand(context, a[0]));
        function("load-string", 1, """
            Evaluates the forms of a text one after another; the value of the last one.
            (load-string "(def two 2) (+ two two)") => 4
            """, (context, a) -> loadString(context, text(a[0])));
        function("load-file", 1, """
            Evaluates the forms of a file one after another; the value of the last one. The path counts from the folder in
            which the program was started; see include.
            (fn? load-file) => true
            """, (context, a) -> loadFile(context, text(a[0])));
    }

    private static Symbol name(Object value) {
        if (value instanceof Symbol symbol) {
            return symbol;
        }
        throw SenetException.runtime(
                null, "`in-ns` expects the name of a namespace, but got " + Printer.display(value, SHOWN));
    }

    private static Object require(NamespaceForms namespaces, SenetContext context, Object[] specs, boolean refersAll) {
        alone(context, () -> {
            namespaces.requireAll(List.of(specs), i -> Located.spanOf(specs[i]), refersAll, context);
            return Nil.NIL;
        });
        return Nil.NIL;
    }

    private Object loadString(SenetContext context, String text) {
        return load(
                context,
                Source.newBuilder(SenetLanguage.ID, text, "load-string").build());
    }

    private Object loadFile(SenetContext context, String path) {
        return load(context, Files.use(context, path, file -> Source.newBuilder(SenetLanguage.ID, file)
                .build()));
    }

    /** A text may go on in another namespace; the program that loads it does not. */
    private Object load(SenetContext context, Source source) {
        return alone(context, () -> {
            var before = context.current();
            try {
                return InteropValue.unbox(parser.apply(source).call());
            } finally {
                context.setCurrent(before);
            }
        });
    }

    /** Names that nothing explains are reported when the evaluated form comes to them, and not once more at the end. */
    private static Object alone(SenetContext context, Supplier<Object> evaluation) {
        var text = context.current().text();
        var outer = text.takeLate();
        var state = context.language().threadState();
        var part = state.part();
        // It may be something else at another time.
        state.setPart(new Object());
        try {
            return evaluation.get();
        } finally {
            state.setPart(part);
            text.takeLate();
            outer.forEach(text::addLate);
        }
    }
}

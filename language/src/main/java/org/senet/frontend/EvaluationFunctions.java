package org.senet.frontend;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.source.Source;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.senet.builtins.Builtin;
import org.senet.data.InteropValue;
import org.senet.data.Located;
import org.senet.runtime.Code;
import org.senet.runtime.Files;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;

/** The functions that evaluate forms and texts while a program runs. */
final class EvaluationFunctions {
    private final SenetLanguage language;
    private final Evaluator evaluator;
    private final Function<Source, CallTarget> parser;
    private final List<Code> codes;

    /** @param parser turns the text of a file into code */
    EvaluationFunctions(SenetLanguage language, Evaluator evaluator, Function<Source, CallTarget> parser) {
        this.language = language;
        this.evaluator = evaluator;
        this.parser = parser;
        codes = List.of(eval(), macroexpandOnce(), macroexpand(), loadString(), loadFile());
    }

    /** Defines them in a new context. */
    void define(SenetContext context) {
        for (var code : codes) {
            var variable = language.variable(SenetContext.CORE, code.name());
            context.core().map(code.name(), variable);
            context.define(variable, new org.senet.runtime.Function(code));
        }
    }

    private Code eval() {
        return function(
                "eval",
                """
            The value of a form, evaluated in the current namespace.
            (eval '(+ 1 2)) => 3
            (eval (list 'let '[x 5] '(* x x))) => 25
            """,
                (context, a) -> alone(context, () -> evaluator.evaluate(context, a[0], Located.spanOf(a[0]))));
    }

    private Code macroexpandOnce() {
        return function("macroexpand-1", """
            The form that takes the place of the call of a macro; any other form is itself.
            (macroexpand-1 '(when-not a b)) => (if a nil (do b))
            (macroexpand-1 '(inc 1)) => (inc 1)
            """, (context, a) -> evaluator.expandOnce(context, a[0]));
    }

    private Code macroexpand() {
        return function("macroexpand", """
            The form that takes the place of the call of a macro, until it is no such call any more.
            (macroexpand '(-> a (when b))) => (if a (do b))
            """, (context, a) -> evaluator.expand(context, a[0]));
    }

    private Code loadString() {
        return function("load-string", """
            Evaluates the forms of a text one after another; the value of the last one.
            (load-string "(def two 2) (+ two two)") => 4
            """, (context, a) -> {
            var source = Source.newBuilder(SenetLanguage.ID, text(a[0]), "load-string")
                    .build();
            return load(context, source);
        });
    }

    private Code loadFile() {
        return function("load-file", """
            Evaluates the forms of a file one after another; the value of the last one. The path counts from the folder in
            which the program was started; see include.
            (fn? load-file) => true
            """, (context, a) -> {
            var source = Files.use(context, text(a[0]), file -> Source.newBuilder(SenetLanguage.ID, file)
                    .build());
            return load(context, source);
        });
    }

    private Builtin function(String name, String doc, Builtin.Body body) {
        return new Builtin(language, name, 1, 1, doc, body);
    }

    private static String text(Object value) {
        if (value instanceof String text) {
            return text;
        }
        throw new IllegalArgumentException("expected a string");
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

package org.senet.frontend;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.senet.analyzer.FormNames;
import org.senet.builtins.FormDocumentation;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.index.IndexText;
import org.senet.index.NameText;
import org.senet.index.NameText.Name;
import org.senet.index.Words;
import org.senet.ir.Lambda;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;
import org.senet.runtime.Var;
import org.senet.translator.LambdaCode;

/** The functions with which tools look at programs; see {@code senet.index}. */
final class ToolFunctions extends FunctionGroup {
    private final Evaluator evaluator;

    ToolFunctions(SenetLanguage language, Evaluator evaluator) {
        super(language, SenetContext.NATIVE);
        this.evaluator = evaluator;
        function("program-tool", 2, """
            Two functions of no arguments for the program in a text, whose file has the path of the second argument: the
            first loads its definitions, the second gives its index as JSON.
            (count (senet.native/program-tool "(+ 1 2)" nil)) => 2
            """, this::open);
        function("name-tool", 2, """
            What is known about a name of a namespace, as JSON; nil when nothing is known.
            (senet.native/name-tool "senet.core" "no-such-name") => nil
            """, this::describe);
        function("lookup-tool", 2, """
            What is known about a name as it is written in a namespace, where aliases and names of other namespaces may be used,
            as JSON; nil when nothing is known.
            (senet.native/lookup-tool "senet.core" "no-such-name") => nil
            """, this::lookup);
        function("names-tool", 1, """
            The names of a namespace that is loaded, for the core with all forms and words, as JSON.
            (string? (senet.native/names-tool "senet.core")) => true
            """, this::names);
    }

    private Object open(SenetContext context, Object[] arguments) {
        var source = source(context, arguments[0], arguments[1]);
        var tool = new ProgramTool(context, evaluator, source);
        var load = code("load", 0, "Loads the definitions.", (c, a) -> {
            tool.load();
            return Nil.NIL;
        });
        var index = code("index", 0, "The index as JSON.", (c, a) -> IndexText.of(tool.index()));
        return PersistentVector.of(new Function(load), new Function(index));
    }

    // ---- names

    private Object names(SenetContext context, Object[] arguments) {
        var namespace = context.findNamespace(text(arguments[0]));
        var names = new ArrayList<Name>();
        if (namespace != null) {
            namespace.mappings().forEach((name, variable) -> {
                if (variable.namespace().equals(namespace.name()) && !context.isPrivate(variable)) {
                    names.add(new Name(name, kind(context, variable), List.of()));
                }
            });
        }
        if (SenetContext.CORE.equals(arguments[0])) {
            for (var word : Words.all().values()) {
                names.add(new Name(word.name(), "word", word.contexts()));
            }
            for (var form : FormNames.ofPlainCode()) {
                if (!Words.all().containsKey(form)) {
                    names.add(new Name(form, "form", List.of("rule")));
                }
            }
        }
        return NameText.of(names);
    }

    private static String kind(SenetContext context, Var variable) {
        return context.isMacro(variable)
                ? "macro"
                : context.value(variable) instanceof Function ? "function" : "variable";
    }

    /** What is known about a form, a word or a variable. */
    private Object describe(SenetContext context, Object[] arguments) {
        var namespace = text(arguments[0]);
        var name = text(arguments[1]);
        if (namespace.isEmpty()) {
            var word = Words.all().get(name);
            if (word != null) {
                return NameText.of(
                        null,
                        name,
                        "word",
                        word.shape().replace(", or ", "\n").replace("), (", ")\n("),
                        word.text(),
                        null);
            }
            var form = FormDocumentation.of(name);
            return form == null ? Nil.NIL : NameText.of(null, name, "form", shape(form, name), form, null);
        }
        var home = context.findNamespace(namespace);
        var variable = home == null ? null : home.find(name);
        return variable == null ? Nil.NIL : describe(context, variable);
    }

    private Object lookup(SenetContext context, Object[] arguments) {
        var home = context.findNamespace(text(arguments[0]));
        var symbol = Symbol.of(text(arguments[1]));
        var variable = home == null ? null : context.resolve(home, symbol.namespace(), symbol.name());
        return variable != null
                ? describe(context, variable)
                : symbol.namespace() == null ? describe(context, new Object[] {"", symbol.name()}) : Nil.NIL;
    }

    /** The first list in a documentation, which is how the form is written. */
    private static String shape(String documentation, String name) {
        int depth = 0;
        int start = documentation.indexOf("(" + name);
        for (int i = start; i >= 0 && i < documentation.length(); i++) {
            depth += documentation.charAt(i) == '(' ? 1 : documentation.charAt(i) == ')' ? -1 : 0;
            if (depth == 0) {
                return documentation.substring(start, i + 1);
            }
        }
        return name;
    }

    private static String describe(SenetContext context, Var variable) {
        if (!(context.value(variable) instanceof Function function)) {
            var doc = context.meta(variable).get(Keyword.of("doc")) instanceof String text ? text : "";
            return NameText.of(variable.namespace(), variable.name(), "variable", variable.name(), doc, null);
        }
        var doc = function.code.doc() == null ? "" : function.code.doc();
        var shapes = "(" + variable.name() + " ...), " + function.code.arity() + " arguments";
        SourceSpan place = null;
        if (function.code instanceof LambdaCode code) {
            var lambda = code.lambda();
            place = lambda.span();
            shapes = lambda.arities().stream()
                    .map(arity -> shape(variable.name(), arity))
                    .collect(Collectors.joining("\n"));
        }
        return NameText.of(variable.namespace(), variable.name(), kind(context, variable), shapes, doc, place);
    }

    private static String shape(String name, Lambda.Arity arity) {
        var shape = new StringBuilder("(" + name);
        arity.parameters().forEach(p -> shape.append(' ').append(parameter(p.name())));
        if (arity.rest() != null) {
            shape.append(" & ").append(parameter(arity.rest().name()));
        }
        return shape.append(')').toString();
    }

    /** A pattern has no name of its own. */
    private static String parameter(String name) {
        return name.startsWith("parameter-") ? "[...]" : name;
    }
}

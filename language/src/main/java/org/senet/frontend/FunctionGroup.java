package org.senet.frontend;

import com.oracle.truffle.api.source.Source;
import java.util.ArrayList;
import java.util.List;
import org.senet.builtins.Builtin;
import org.senet.runtime.Code;
import org.senet.runtime.Files;
import org.senet.runtime.Function;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;

/**
 * Functions of a namespace that need more than values, such as those that evaluate: the front end adds them to what is built
 * in. A group belongs to a language, and its functions are defined in each context. Complete when it is made.
 */
abstract class FunctionGroup {
    /** Any number of arguments. */
    static final int ANY = -1;

    private final SenetLanguage language;
    private final String namespace;
    private final List<Code> codes = new ArrayList<>();

    FunctionGroup(SenetLanguage language, String namespace) {
        this.language = language;
        this.namespace = namespace;
    }

    /** Adds a function. Its arity is the number of its arguments, or {@link #ANY} if it takes any number of them. */
    final void function(String name, int arguments, String doc, Builtin.Body body) {
        codes.add(code(name, arguments, doc, body));
    }

    /** A function that takes so many arguments, which is no part of the group. */
    final Builtin code(String name, int arguments, String doc, Builtin.Body body) {
        return new Builtin(language, name, Math.max(arguments, 0), arguments, doc, body);
    }

    /** Defines the functions in a new context. */
    final void define(SenetContext context) {
        var names = context.namespace(namespace);
        for (var code : codes) {
            var variable = language.variable(namespace, code.name());
            names.map(code.name(), variable);
            context.define(variable, new Function(code));
        }
    }

    /** An argument that must be a string. */
    static String text(Object argument) {
        if (argument instanceof String text) {
            return text;
        }
        throw new IllegalArgumentException("expected a string");
    }

    /**
     * A text as a source.
     *
     * @param path the path of the file whose text it is, or nil
     */
    static Source source(SenetContext context, Object text, Object path) {
        var content = text(text);
        return path instanceof String name
                ? Files.use(context, name, file -> Source.newBuilder(SenetLanguage.ID, file)
                        .content(content)
                        .build())
                : Source.newBuilder(SenetLanguage.ID, content, "text").build();
    }
}

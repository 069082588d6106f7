package org.senet.builtins;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.Nil;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.Symbol;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;

/** What an interactive session needs to know and to keep; programs use {@code senet.repl}. */
final class ReplFunctions {
    /** The variables that hold the latest values of a session, the latest first, and its latest error. */
    private static final String[] VALUES = {"*1", "*2", "*3"};

    private static final String ERROR = "*e";

    /** The function that tells the calls of an error. */
    static final String TRACE = "trace";

    /** Keywords that forms of the language know, whether or not a program has used them already. */
    private static final List<String> OWN_KEYWORDS = List.of(
            ":as", ":refer", ":all", ":require", ":keys", ":or", ":let", ":while", ":when", ":else", ":pre", ":post");

    private ReplFunctions() {}

    static void install(Library library) {
        library.function(
                "completions",
                1,
                1,
                """
            The names and keywords that begin with a text, as they can be written in the current namespace.
            (senet.native/completions "subve") => ["subvec"]
            """,
                (context, a) -> PersistentVector.from(completions(context, Arguments.string(a[0]))));
        library.function(
                "describe", 1, 1, """
            What the documentation says about a name; nil when it is not known.
            (senet.native/describe "no-such-name") => nil
            """, (context, a) -> Arguments.orNil(described(context, Arguments.string(a[0]))));
        library.one("preview", """
            The beginning of the text of a value, as a session prints it; an endless sequence ends with dots.
            (senet.native/preview (map inc [1 2])) => "(2 3)"
            """, Printer::preview);
        library.one(TRACE, """
            The calls that were active where an error was thrown, the innermost first: the name of each function, and the
            place in it.
            (senet.native/trace (ex-info "no" {})) => []
            """, Traces::of);
        library.function("remember-value", 1, 1, """
            Makes a value *1, what was *1 becomes *2, and what was *2 becomes *3.
            (do (senet.native/remember-value 5) *1) => 5
            """, (context, a) -> {
            for (int i = VALUES.length - 1; i > 0; i--) {
                set(context, VALUES[i], context.value(context.core().find(VALUES[i - 1])));
            }
            set(context, VALUES[0], a[0]);
            return Nil.NIL;
        });
        library.function("remember-error", 1, 1, """
            Makes an error *e.
            (do (senet.native/remember-error nil) *e) => nil
            """, (context, a) -> {
            set(context, ERROR, a[0]);
            return Nil.NIL;
        });
    }

    /** Gives a new context the variables of a session. */
    static void defineVariables(SenetContext context) {
        for (var name : VALUES) {
            set(context, name, Nil.NIL);
        }
        set(context, ERROR, Nil.NIL);
    }

    private static void set(SenetContext context, String name, Object value) {
        var variable = context.language().variable(SenetContext.CORE, name);
        context.core().map(name, variable);
        context.define(variable, value);
    }

    // ---- completion

    private static Set<String> completions(SenetContext context, String start) {
        var found = new TreeSet<String>();
        int slash = start.indexOf('/');
        if (start.startsWith("::")) {
            var own = ":" + context.current().name() + "/";
            Keyword.beginningWith(own + start.substring(2)).forEach(k -> found.add("::" + k.substring(own.length())));
        } else if (start.startsWith(":")) {
            found.addAll(Keyword.beginningWith(start));
            add(OWN_KEYWORDS, start, "", found);
        } else if (slash > 0) {
            qualified(context, start.substring(0, slash), start.substring(slash + 1), found);
        } else {
            unqualified(context, start, found);
        }
        return found;
    }

    private static void qualified(SenetContext context, String qualifier, String start, Set<String> found) {
        var alias = context.current().alias(qualifier);
        var namespace = alias != null ? alias : context.findNamespace(qualifier);
        if (namespace != null) {
            namespace.names().stream()
                    .filter(name -> name.startsWith(start))
                    .forEach(name -> found.add(qualifier + "/" + name));
        }
    }

    private static void unqualified(SenetContext context, String start, Set<String> found) {
        var here = context.current();
        add(here.names(), start, "", found);
        add(context.core().names(), start, "", found);
        add(context.language().frontend().forms(context.language()), start, "", found);
        add(here.aliases().keySet(), start, "/", found);
        for (var kind : Namespace.DEFINITIONS) {
            add(here.definitions(kind).keySet(), start, "", found);
        }
        if (!start.isEmpty()) {
            var namespaces = context.namespaces().stream()
                    .map(Namespace::name)
                    .filter(name -> !name.equals(SenetContext.NATIVE))
                    .toList();
            add(namespaces, start, "/", found);
        }
    }

    private static void add(Collection<String> names, String start, String end, Set<String> found) {
        names.stream()
                .filter(name -> name.startsWith(start) && name.indexOf(' ') < 0)
                .forEach(name -> found.add(name + end));
    }

    // ---- documentation

    private static @Nullable String described(SenetContext context, String name) {
        if (name.isEmpty()) {
            return null;
        }
        var symbol = Symbol.of(name);
        if (context.resolve(context.current(), symbol.namespace(), symbol.name()) != null) {
            return MetaFunctions.described(context, symbol);
        }
        return context.language().frontend().forms(context.language()).contains(name)
                ? "`" + name + "` is a form of the language.\n"
                : null;
    }
}

package org.senet.frontend;

import com.oracle.truffle.api.source.Source;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.senet.analyzer.FormNames;
import org.senet.data.Keyword;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.reader.NamespaceResolver;
import org.senet.reader.Reader;
import org.senet.runtime.SenetContext;

/** Reads a program's forms; for keywords and symbols that need it, it follows the namespace that the text declares. */
final class ProgramReader implements NamespaceResolver {
    private static final Set<String> DEFINERS = Set.of("def", "defn", "defn-", "defmacro", "defonce", "defmulti");

    private final SenetContext context = SenetContext.get(null);
    private final Map<String, String> aliases = new HashMap<>();
    private final Set<String> defined = new HashSet<>();
    private String current;

    /** A form and its place. */
    record TopLevelForm(Object form, SourceSpan span) {}

    ProgramReader(String namespace) {
        current = namespace;
    }

    static List<TopLevelForm> read(Source source) {
        var resolver = new ProgramReader(SenetContext.get(null).current().name());
        var reader = new Reader(source, resolver);
        var forms = new ArrayList<TopLevelForm>();
        for (var form = reader.read(); form != Reader.END; form = reader.read()) {
            resolver.observe(form);
            forms.add(new TopLevelForm(form, reader.span()));
        }
        return forms;
    }

    /**
     * The forms of a text that can be read. Behind one that cannot, reading begins anew where the next line begins with a
     * bracket.
     *
     * @param errors is told why a form cannot be read
     */
    static List<TopLevelForm> readBeyondErrors(Source source, Consumer<SenetException> errors) {
        var resolver = new ProgramReader(SenetContext.get(null).current().name());
        var forms = new ArrayList<TopLevelForm>();
        int start = 0;
        while (start >= 0) {
            start = readOn(source, start, resolver, forms, errors);
        }
        return forms;
    }

    /** Reads up to the end, or to an error; returns where to go on, or -1. */
    private static int readOn(
            Source source,
            int start,
            ProgramReader resolver,
            List<TopLevelForm> forms,
            Consumer<SenetException> errors) {
        var reader = new Reader(source, resolver, start);
        int read = start;
        try {
            for (var form = reader.read(); form != Reader.END; form = reader.read()) {
                resolver.observe(form);
                forms.add(new TopLevelForm(form, reader.span()));
                read = reader.span().end();
            }
            return -1;
        } catch (SenetException e) {
            errors.accept(e);
            return nextLine(source, read, e.span() == null ? read : e.span().start());
        }
    }

    /** Where the next form may begin: behind what was read, and behind the beginning of the form with the error. */
    private static int nextLine(Source source, int read, int error) {
        var text = source.getCharacters().toString();
        int begin = read;
        while (begin < text.length() && text.charAt(begin) != '(' && begin < error) {
            begin++;
        }
        int next = text.indexOf("\n(", begin + 1);
        return next < 0 ? -1 : next + 1;
    }

    /** The form of a namespace's text that begins at a place. */
    static TopLevelForm readOne(Source source, int start, String namespace) {
        var reader = new Reader(source, new ProgramReader(namespace), start);
        var form = reader.read();
        return new TopLevelForm(form, reader.span());
    }

    /** Follows the namespace, and notes the aliases and the variables, that a form declares. */
    void observe(Object form) {
        if (!(form instanceof PersistentList list) || list.size() < 2 || !(list.first() instanceof Symbol head)) {
            return;
        }
        if ((head.is("ns") || head.is("in-ns")) && list.get(1) instanceof Symbol name) {
            current = name.toString();
        }
        if (head.is("do")) {
            list.forEach(this::observe);
        } else if (DEFINERS.contains(head.name()) && list.get(1) instanceof Symbol name) {
            defined.add(current + "/" + name.name());
        }
        observeAliases(list);
    }

    private void observeAliases(Iterable<?> forms) {
        for (var form : forms) {
            if (form instanceof PersistentVector v) {
                observeAlias(v);
            } else if (form instanceof PersistentList l) {
                observeAliases(l);
            }
        }
    }

    private void observeAlias(PersistentVector libspec) {
        for (int i = 1; i + 1 < libspec.size(); i++) {
            if (libspec.get(i).equals(Keyword.of("as")) && libspec.get(i + 1) instanceof Symbol alias) {
                aliases.put(alias.name(), libspec.get(0).toString());
            }
        }
    }

    @Override
    public String currentNamespace() {
        return current;
    }

    @Override
    public @Nullable String resolveAlias(String alias) {
        var target = aliases.get(alias);
        if (target != null) {
            return target;
        }
        var known = context.namespace(current).alias(alias);
        if (known != null) {
            return known.name();
        }
        return context.findNamespace(alias) != null ? alias : null;
    }

    @Override
    public Symbol qualify(Symbol symbol) {
        if (symbol.namespace() == null) {
            if (defined.contains(current + "/" + symbol.name())) {
                return Symbol.of(current, symbol.name());
            }
            var own = context.findNamespace(current);
            var variable = context.resolve(own == null ? context.core() : own, null, symbol.name());
            return Symbol.of(variable == null ? current : variable.namespace(), symbol.name());
        }
        var namespace = resolveAlias(symbol.namespace());
        return namespace == null ? symbol : Symbol.of(namespace, symbol.name());
    }

    @Override
    public boolean isSpecial(Symbol symbol) {
        return NamespaceResolver.super.isSpecial(symbol) || symbol.namespace() == null && isForm(symbol.name());
    }

    private boolean isForm(String name) {
        return FormNames.contains(name) && context.core().find(name) == null;
    }
}

package org.senet.frontend;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.TruffleFile;
import com.oracle.truffle.api.source.Source;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.senet.data.InteropValue;
import org.senet.data.Keyword;
import org.senet.data.Located;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.Printer;
import org.senet.data.Seqs;
import org.senet.data.Sequential;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.runtime.GameCollections;
import org.senet.runtime.Namespace;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;
import org.senet.translator.Definition;

/** The forms that organise programs: {@code ns}, {@code in-ns}, {@code require} and {@code include}. */
final class NamespaceForms {
    private static final int SHOWN = 60;
    private static final Keyword REQUIRE = Keyword.of("require");
    private static final Keyword USE = Keyword.of("use");
    private static final Keyword RELOAD = Keyword.of("reload");
    private static final Keyword RELOAD_ALL = Keyword.of("reload-all");
    private static final Set<Keyword> FLAGS = Set.of(RELOAD, RELOAD_ALL, Keyword.of("verbose"));

    private final Function<Source, CallTarget> parser;
    private final Function<String, @Nullable CallTarget> library;

    /**
     * @param parser turns the text of a file into code
     * @param library gives what defines a namespace of the library, or null
     */
    NamespaceForms(Function<Source, CallTarget> parser, Function<String, @Nullable CallTarget> library) {
        this.parser = parser;
        this.library = library;
    }

    /** The handlers by the name of their form. */
    Map<String, Definition> handlers() {
        return Map.of(
                "ns", this::ns,
                "in-ns", NamespaceForms::inNs,
                "require", this::require,
                "include", this::include);
    }

    private Object ns(Object form, SenetContext context) {
        var list = (PersistentList) form;
        var name = symbol(list, 1, "the name of the namespace");
        context.setCurrent(context.namespace(name.toString()));
        context.markLoaded(name.toString());
        for (int i = 2; i < list.size(); i++) {
            if (list.get(i) instanceof PersistentList clause && !clause.isEmpty()) {
                clause(clause, span(list, i), context);
            } else if (!(list.get(i) instanceof String) && !(list.get(i) instanceof PersistentMap)) {
                throw unknownClause(list.get(i), span(list, i));
            }
        }
        return Nil.NIL;
    }

    private void clause(PersistentList clause, @Nullable SourceSpan place, SenetContext context) {
        if (clause.first().equals(REQUIRE) || clause.first().equals(USE)) {
            var specs = new ArrayList<Object>();
            clause.rest().forEach(specs::add);
            requireAll(specs, i -> span(clause, i + 1), clause.first().equals(USE), context);
        } else if (clause.first().equals(Keyword.of("refer-clojure"))) {
            // What the program defines itself comes before the core anyway.
            if (clause.size() != 3 || !clause.get(1).equals(Keyword.of("exclude"))) {
                throw SenetException.at(
                        place,
                        "`ns` does not understand " + Printer.display(clause, SHOWN),
                        "it is written (:refer-clojure :exclude [name])");
            }
        } else {
            throw unknownClause(clause, place);
        }
    }

    private static SenetException unknownClause(Object clause, @Nullable SourceSpan place) {
        return SenetException.at(
                place,
                "`ns` does not understand " + Printer.display(clause, SHOWN),
                "other namespaces are loaded with (:require [name :as alias])");
    }

    private static Object inNs(Object form, SenetContext context) {
        var list = (PersistentList) form;
        var name = unquote(list.size() > 1 ? list.get(1) : Nil.NIL);
        if (!(name instanceof Symbol symbol)) {
            throw SenetException.at(list.span(), "expected the name of a namespace", "it is written (in-ns 'name)");
        }
        context.setCurrent(context.namespace(symbol.toString()));
        return Nil.NIL;
    }

    private Object require(Object form, SenetContext context) {
        var list = (PersistentList) form;
        var specs = new ArrayList<Object>();
        list.rest().forEach(spec -> specs.add(unquote(spec)));
        requireAll(specs, i -> span(list, i + 1), false, context);
        return Nil.NIL;
    }

    /**
     * Loads namespaces, and makes their names known in the current one.
     *
     * @param specs names of namespaces, vectors that begin with one, and flags such as {@code :reload}, which count for all
     * @param places where each of them stands, by its index
     * @param refersAll whether the current namespace gets all names of those for which nothing else is said
     */
    void requireAll(
            List<Object> specs, IntFunction<@Nullable SourceSpan> places, boolean refersAll, SenetContext context) {
        for (int i = 0; i < specs.size(); i++) {
            if (specs.get(i) instanceof Keyword flag && !FLAGS.contains(flag)) {
                throw SenetException.at(
                        places.apply(i), "`require` does not understand " + flag, "it knows :reload and :reload-all");
            }
        }
        boolean reloads = specs.contains(RELOAD) || specs.contains(RELOAD_ALL);
        for (int i = 0; i < specs.size(); i++) {
            if (!(specs.get(i) instanceof Keyword)) {
                requireOne(specs.get(i), places.apply(i), reloads, refersAll, context);
            }
        }
    }

    private static Object unquote(Object form) {
        return form instanceof PersistentList l && l.size() == 2 && l.first() instanceof Symbol s && s.is("quote")
                ? l.get(1)
                : form;
    }

    private void requireOne(
            Object spec, @Nullable SourceSpan place, boolean reloads, boolean refersAll, SenetContext context) {
        if (spec instanceof Symbol name) {
            var target = load(name.toString(), place, reloads, context);
            if (refersAll) {
                target.mappings().forEach(context.current()::map);
            }
        } else if (spec instanceof Sequential && Seqs.first(spec) instanceof Symbol name) {
            var target = load(name.toString(), place, reloads, context);
            var options = Seqs.toVector(Seqs.rest(spec));
            if (refersAll && options.isEmpty()) {
                target.mappings().forEach(context.current()::map);
            }
            for (int i = 0; i + 1 < options.size(); i += 2) {
                refer(context.current(), target, options.get(i), options.get(i + 1), place);
            }
        } else {
            throw SenetException.at(
                    place,
                    "expected a namespace, but got " + Printer.display(spec, SHOWN),
                    "it is written [name :as alias] or [name :refer [function]]");
        }
    }

    private static void refer(
            Namespace here, Namespace target, Object option, Object argument, @Nullable SourceSpan place) {
        if (option.equals(Keyword.of("as")) && argument instanceof Symbol alias) {
            here.addAlias(alias.name(), target);
        } else if ((option.equals(Keyword.of("refer")) || option.equals(Keyword.of("only")))
                && argument instanceof Sequential) {
            for (var seq = Seqs.seq(argument); seq != null; seq = seq.next()) {
                referOne(here, target, seq.first(), place);
            }
        } else if (option.equals(Keyword.of("refer")) && argument.equals(Keyword.of("all"))) {
            target.mappings().forEach(here::map);
        } else {
            throw SenetException.at(
                    place,
                    "`require` does not understand " + Printer.display(option, SHOWN),
                    "it knows :as and :refer");
        }
    }

    private static void referOne(Namespace here, Namespace target, Object name, @Nullable SourceSpan place) {
        var text = name.toString();
        var variable = target.find(text);
        if (variable == null) {
            throw SenetException.at(
                    name instanceof Located l && l.span() != null ? l.span() : place,
                    "the namespace `" + target.name() + "` has no `" + text + "`",
                    Suggest.hint(text, target.names()));
        }
        here.map(text, variable);
    }

    // ---- loading

    private Namespace load(String written, @Nullable SourceSpan place, boolean reloads, SenetContext context) {
        var counterpart = SenetContext.libraryName(written);
        var name = library.apply(counterpart) == null ? written : counterpart;
        if (reloads && library.apply(name) == null) {
            context.unmarkLoaded(name);
        }
        if (name.equals(SenetContext.CORE) || !context.markLoaded(name)) {
            return context.namespace(name);
        }
        var before = context.current();
        try {
            var loader = loader(name, place, context);
            context.setCurrent(context.namespace(SenetContext.USER));
            loader.call();
        } catch (RuntimeException e) {
            context.unmarkLoaded(name);
            throw e;
        } finally {
            context.setCurrent(before);
        }
        return context.namespace(name);
    }

    private CallTarget loader(String name, @Nullable SourceSpan place, SenetContext context) {
        var known = library.apply(name);
        if (known != null) {
            return known;
        }
        var path = name.replace('.', '/');
        var clojurePath = path.replace('-', '_');
        for (var candidate : List.of(path + ".senet", clojurePath + ".senet", clojurePath + ".cljc")) {
            for (var file : places(candidate, place, context)) {
                var source = readFile(file, candidate, place);
                if (source != null) {
                    return parser.apply(source);
                }
            }
        }
        throw SenetException.at(
                place,
                "there is no namespace `" + name + "`",
                "it would be in the file " + path + ".senet beside this one");
    }

    /**
     * Where the file of a namespace may be: beside the file that asks for it, or, as the names of namespaces count from one
     * folder, as many folders above that as the current namespace's name has parts before its last; or where the program
     * was started.
     */
    private static List<TruffleFile> places(String path, @Nullable SourceSpan place, SenetContext context) {
        var places = new ArrayList<TruffleFile>();
        try {
            var folder = folder(context);
            long above = context.current().name().chars().filter(c -> c == '.').count();
            for (long i = 0; i <= above && folder != null; i++) {
                places.add(folder.resolve(path));
                folder = folder.getParent();
            }
            places.add(context.env().getPublicTruffleFile(path));
        } catch (SecurityException | UnsupportedOperationException e) {
            throw SenetException.at(place, "the file `" + path + "` may not be read here", null);
        }
        return places;
    }

    private Object include(Object form, SenetContext context) {
        var list = (PersistentList) form;
        if (list.size() != 2 || !(list.get(1) instanceof String path)) {
            throw SenetException.at(
                    list.span(), "`include` needs the name of a file", "it is written (include \"file.senet\")");
        }
        var place = span(list, 1);
        var beside = GameCollections.beside(context.source(), path);
        if (beside != null) {
            return InteropValue.unbox(parser.apply(beside).call());
        }
        var file = resolve(path, place, context);
        var source = readFile(file, path, place);
        if (source == null) {
            throw SenetException.at(
                    place,
                    "there is no file `" + path + "`",
                    "the path counts from the folder of the file that includes it");
        }
        var key = file.getAbsoluteFile().normalize().getPath();
        if (!context.beginInclusion(key)) {
            throw SenetException.at(place, "the file `" + path + "` includes itself, perhaps by way of others", null);
        }
        try {
            return InteropValue.unbox(parser.apply(source).call());
        } finally {
            context.endInclusion(key);
        }
    }

    private static @Nullable Source readFile(TruffleFile file, String path, @Nullable SourceSpan place) {
        try {
            return file.exists() ? Source.newBuilder(SenetLanguage.ID, file).build() : null;
        } catch (IOException e) {
            throw SenetException.at(place, "the file `" + path + "` cannot be read: " + e.getMessage(), null);
        } catch (SecurityException | UnsupportedOperationException e) {
            throw SenetException.at(place, "the file `" + path + "` may not be read here", null);
        }
    }

    private static TruffleFile resolve(String path, @Nullable SourceSpan place, SenetContext context) {
        try {
            var folder = folder(context);
            return folder == null ? context.env().getPublicTruffleFile(path) : folder.resolve(path);
        } catch (SecurityException | UnsupportedOperationException e) {
            throw SenetException.at(place, "the file `" + path + "` may not be read here", null);
        }
    }

    /** The folder of the file that is being evaluated, or null. */
    private static @Nullable TruffleFile folder(SenetContext context) {
        var including = context.source();
        var from = including == null ? null : including.getPath();
        return from == null ? null : context.env().getPublicTruffleFile(from).getParent();
    }

    // ---- form

    private static Symbol symbol(PersistentList form, int index, String what) {
        if (index < form.size() && form.get(index) instanceof Symbol s) {
            return s;
        }
        throw SenetException.at(index < form.size() ? span(form, index) : form.span(), "expected " + what, null);
    }

    private static @Nullable SourceSpan span(PersistentList form, int index) {
        if (form.get(index) instanceof Located l && l.span() != null) {
            return l.span();
        }
        var whole = form.span();
        return whole == null || index >= whole.childCount() ? whole : whole.child(index);
    }
}

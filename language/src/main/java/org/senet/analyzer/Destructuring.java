package org.senet.analyzer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.senet.data.Keyword;
import org.senet.data.Located;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;
import org.senet.runtime.SenetContext;

/**
 * Takes binding patterns apart, with Clojure's meaning: {@code [a b & more :as all]} names elements of a sequence,
 * {@code {x :x :keys [y] :or {y 0} :as all}} names what a map has under keys, and patterns may stand inside of
 * patterns.
 */
final class Destructuring {
    private static final AtomicLong GENERATED = new AtomicLong();
    private static final int SHOWN = 60;

    private static final String VECTOR_SHAPE = "it is written [first second & others :as all]";
    private static final String MAP_SHAPE = "it is written {name :key, :keys [a b], :or {a 0}, :as all}";
    private static final List<String> OPTIONS = List.of(":keys", ":strs", ":syms", ":or", ":as");

    private final List<Object> bindings = new ArrayList<>();

    private Destructuring() {}

    /**
     * The plain bindings that a pattern stands for.
     *
     * @param target a symbol, or a vector or map that is a pattern
     * @param valueForm the form whose value is taken apart; it is evaluated once
     * @return symbols and forms by turns, in the order in which they are to be bound; the symbols keep their places in
     *     the text
     * @throws SenetException when the pattern is malformed
     */
    static List<Object> flatten(Object target, Object valueForm) {
        var destructuring = new Destructuring();
        destructuring.bind(target, valueForm, Located.spanOf(target));
        return destructuring.bindings;
    }

    /** @param around the place of the pattern around this one, for parts that have none */
    private void bind(Object target, Object valueForm, @Nullable SourceSpan around) {
        var spanned = Located.spanOf(target);
        var span = spanned == null ? around : spanned;
        switch (target) {
            case Symbol symbol -> bindName(symbol, valueForm, span);
            case PersistentVector vector -> bindElements(vector, valueForm, span);
            case PersistentMap map -> bindKeys(map, valueForm, span);
            default ->
                throw error(
                        span,
                        "expected a name or a pattern, but got " + Printer.display(target, SHOWN),
                        "a pattern is a vector such as [a b] or a map such as {:keys [a b]}");
        }
    }

    private void bindName(Symbol symbol, Object valueForm, @Nullable SourceSpan span) {
        if (symbol.namespace() != null) {
            throw error(span, "a local name has no namespace, but got `" + symbol + "`", CoreForms.newNameHint(symbol));
        }
        if (symbol.is("&")) {
            throw error(span, "`&` is not a name", "it stands in a vector, before the name of the other elements");
        }
        bindings.add(symbol.span() == null ? symbol.withSpan(span) : symbol);
        bindings.add(valueForm);
    }

    private Symbol generate(String prefix, Object valueForm, @Nullable SourceSpan span) {
        var name = Symbol.of(null, prefix + "__" + GENERATED.incrementAndGet()).withSpan(span);
        bindings.add(name);
        bindings.add(valueForm);
        return name;
    }

    // ---- vectors

    private void bindElements(PersistentVector pattern, Object valueForm, @Nullable SourceSpan span) {
        var whole = generate("vec", valueForm, span);
        int index = 0;
        boolean rest = false;
        for (int i = 0; i < pattern.size(); i++) {
            var part = pattern.get(i);
            if (part instanceof Symbol symbol && symbol.is("&")) {
                if (rest) {
                    throw error(spanOf(part, span), "`&` stands twice in one pattern", VECTOR_SHAPE);
                }
                rest = true;
                bind(after(pattern, i++, span), call(span, "nthnext", whole, (long) index), span);
            } else if (part instanceof Keyword keyword) {
                if (!Analyzer.isKeyword(keyword, "as")) {
                    throw error(span, "`" + keyword + "` means nothing in the pattern of a vector", VECTOR_SHAPE);
                }
                bind(requireSymbol(after(pattern, i++, span), span), whole, span);
            } else if (rest) {
                throw error(
                        spanOf(part, span), "one name follows `&`, and only `:as` may stand behind it", VECTOR_SHAPE);
            } else {
                bind(part, call(span, "nth", whole, (long) index++, Nil.NIL), span);
            }
        }
    }

    private static Object after(PersistentVector pattern, int index, @Nullable SourceSpan span) {
        if (index + 1 == pattern.size()) {
            var part = pattern.get(index);
            throw error(spanOf(part, span), "a name is missing behind `" + part + "`", VECTOR_SHAPE);
        }
        return pattern.get(index + 1);
    }

    // ---- maps

    private void bindKeys(PersistentMap pattern, Object valueForm, @Nullable SourceSpan span) {
        var whole = generate("map", call(span, "map-to-destructure", valueForm), span);
        var defaults = defaults(pattern, span);
        if (pattern.get(Keyword.of("as")) instanceof Object name) {
            bind(requireSymbol(name, span), whole, span);
        }
        for (var entry : pattern) {
            bindEntry(entry, whole, defaults, span);
        }
    }

    private static PersistentMap defaults(PersistentMap pattern, @Nullable SourceSpan span) {
        var given = pattern.get(Keyword.of("or"), PersistentMap.EMPTY);
        if (given instanceof PersistentMap map) {
            for (var entry : map) {
                requireSymbol(entry.getKey(), span);
            }
            return map;
        }
        throw error(
                span, "`:or` needs a map of names and defaults, but got " + Printer.display(given, SHOWN), MAP_SHAPE);
    }

    private void bindEntry(
            Map.Entry<Object, Object> entry, Symbol whole, PersistentMap defaults, @Nullable SourceSpan span) {
        if (!(entry.getKey() instanceof Keyword option)) {
            bindKey(entry.getKey(), entry.getValue(), whole, defaults, span);
            return;
        }
        switch (option.name()) {
            case "keys", "syms" -> bindNames(option, entry.getValue(), whole, defaults, span);
            case "strs" -> bindNames(plain(option, span), entry.getValue(), whole, defaults, span);
            case "or", "as" -> plain(option, span);
            default -> throw unknown(option, span);
        }
    }

    private static Keyword plain(Keyword option, @Nullable SourceSpan span) {
        if (option.namespace() != null) {
            throw unknown(option, span);
        }
        return option;
    }

    private static SenetException unknown(Keyword option, @Nullable SourceSpan span) {
        var hint = Suggest.hint(option.toString(), OPTIONS);
        return error(
                span,
                "`" + option + "` is neither a name nor an option in the pattern of a map",
                hint == null ? MAP_SHAPE : hint);
    }

    private void bindNames(
            Keyword option, Object names, Symbol whole, PersistentMap defaults, @Nullable SourceSpan span) {
        if (!(names instanceof PersistentVector vector)) {
            throw error(
                    span,
                    "`" + option + "` needs a vector of names, but got " + Printer.display(names, SHOWN),
                    MAP_SHAPE);
        }
        for (var part : vector) {
            bindKey(localName(part, span), key(option, part, span), whole, defaults, span);
        }
    }

    /** The local variable for an element of {@code :keys}: its name without the namespace. */
    private static Symbol localName(Object part, @Nullable SourceSpan span) {
        return switch (part) {
            case Symbol symbol -> Symbol.of(null, symbol.name()).withSpan(spanOf(symbol, span));
            case Keyword keyword -> Symbol.of(null, keyword.name()).withSpan(span);
            default -> requireSymbol(part, span);
        };
    }

    /** The form of the key that an element of {@code :keys}, {@code :strs} or {@code :syms} means. */
    private static Object key(Keyword option, Object part, @Nullable SourceSpan span) {
        var own = part instanceof Symbol symbol ? symbol.namespace() : ((Keyword) part).namespace();
        var namespace = own == null ? option.namespace() : own;
        var name = part instanceof Symbol symbol ? symbol.name() : ((Keyword) part).name();
        return switch (option.name()) {
            case "keys" -> Keyword.of(namespace, name);
            case "syms" -> call(span, "quote", Symbol.of(namespace, name));
            default -> name;
        };
    }

    private void bindKey(Object target, Object key, Symbol whole, PersistentMap defaults, @Nullable SourceSpan span) {
        var fallback = target instanceof Symbol symbol ? defaults.get(symbol) : null;
        bind(target, fallback == null ? call(span, "get", whole, key) : call(span, "get", whole, key, fallback), span);
    }

    // ---- forms and errors

    /** A call of a function of the core, or a quote. */
    private static PersistentList call(@Nullable SourceSpan span, String head, Object... arguments) {
        var namespace = head.equals("quote") ? null : SenetContext.CORE;
        var form = PersistentList.of(arguments).cons(Symbol.of(namespace, head));
        // The places of the pattern's parts are left out, because the form has other parts.
        return span == null ? form : form.withSpan(new SourceSpan(span.source(), span.start(), span.end()));
    }

    private static Symbol requireSymbol(Object form, @Nullable SourceSpan span) {
        if (form instanceof Symbol symbol) {
            return symbol;
        }
        throw error(spanOf(form, span), "expected a name, but got " + Printer.display(form, SHOWN), null);
    }

    private static @Nullable SourceSpan spanOf(Object form, @Nullable SourceSpan around) {
        var span = Located.spanOf(form);
        return span == null ? around : span;
    }

    private static SenetException error(@Nullable SourceSpan span, String message, @Nullable String hint) {
        return SenetException.at(span, message, hint);
    }
}

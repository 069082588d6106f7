package org.senet.reader;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.senet.data.HasMeta;
import org.senet.data.Keyword;
import org.senet.data.Located;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;

/**
 * Turns a syntax-quoted form into one that builds it: symbols are qualified, {@code x#} becomes a new name that is the
 * same throughout the form, unquoted parts are evaluated. The functions that it calls are named with their namespace,
 * so that local variables of a macro cannot get in between. One object expands one syntax-quote.
 */
final class SyntaxQuote {

    /** The heads of unquoted forms. */
    static final Symbol UNQUOTE = core("unquote");

    static final Symbol UNQUOTE_SPLICING = core("unquote-splicing");

    /** Nested syntax-quotes multiply; this many forms are more than any text that was written by hand. */
    private static final int MAX_FORMS = 200_000;

    /** Every level of a form becomes three, and the result must not be deeper than a form that is read. */
    private static final int MAX_DEPTH = 300;

    private static final Symbol QUOTE = Symbol.of("quote");
    private static final Symbol SEQ = core("seq");
    private static final Symbol CONCAT = core("concat");
    private static final Symbol LIST = core("list");
    private static final Symbol APPLY = core("apply");
    private static final Symbol VECTOR = core("vector");
    private static final Symbol HASH_MAP = core("hash-map");
    private static final Symbol HASH_SET = core("hash-set");
    private static final Symbol WITH_META = core("with-meta");

    private final NamespaceResolver resolver;
    private final SourceSpan whole;
    private final Map<String, Symbol> generated = new HashMap<>();
    private int forms;
    private int depth;

    SyntaxQuote(NamespaceResolver resolver, SourceSpan whole) {
        this.resolver = resolver;
        this.whole = whole;
    }

    private static Symbol core(String name) {
        return Symbol.of(NamespaceResolver.CORE, name);
    }

    Object expand(Object form, SourceSpan span) {
        if (++forms > MAX_FORMS) {
            throw error("the syntax-quotes in this form multiply to more than " + MAX_FORMS + " forms");
        }
        if (depth >= MAX_DEPTH) {
            throw error("the form in this syntax-quote is nested deeper than " + MAX_DEPTH + " levels");
        }
        depth++;
        Object expanded = expandNext(form, span);
        depth--;
        return expanded;
    }

    private SenetException error(String message) {
        return SenetException.syntax(whole, message, null);
    }

    private Object expandNext(Object form, SourceSpan span) {
        if (isCall(form, UNQUOTE)) {
            return ((PersistentList) form).get(1);
        }
        if (isCall(form, UNQUOTE_SPLICING)) {
            throw SenetException.syntax(span, "`~@` must be inside a collection", "to insert one form write `~`");
        }
        Object expanded = build(form, span);
        if (form instanceof HasMeta value && !value.meta().isEmpty()) {
            return call(span, WITH_META, expanded, expand(value.meta(), span));
        }
        return expanded;
    }

    private Object build(Object form, SourceSpan span) {
        return switch (form) {
            case Symbol symbol -> call(span, QUOTE, qualify(symbol).withSpan(span));
            case PersistentList list when list.isEmpty() -> call(span, LIST);
            case PersistentList list -> sequence(list, span);
            case PersistentVector vector -> call(span, APPLY, VECTOR, sequence(vector, span));
            case PersistentSet set -> call(span, APPLY, HASH_SET, sequence(set, span));
            case PersistentMap map -> call(span, APPLY, HASH_MAP, sequence(flatten(map), span));
            case Keyword keyword -> keyword;
            case Number number -> number;
            case String text -> text;
            case Character character -> character;
            case Boolean truth -> truth;
            case Nil nil -> nil;
            default -> call(span, QUOTE, form);
        };
    }

    private PersistentList sequence(Iterable<?> elements, SourceSpan span) {
        List<Object> parts = new ArrayList<>();
        parts.add(CONCAT);
        int i = 0;
        for (Object element : elements) {
            SourceSpan place =
                    element instanceof Located located && located.span() != null ? located.span() : span.child(i);
            parts.add(
                    isCall(element, UNQUOTE_SPLICING)
                            ? ((PersistentList) element).get(1)
                            : call(place, LIST, expand(element, place)));
            i++;
        }
        return call(span, SEQ, PersistentList.from(parts).withSpan(span));
    }

    private static List<Object> flatten(PersistentMap map) {
        List<Object> flat = new ArrayList<>();
        for (var entry : map) {
            flat.add(entry.getKey());
            flat.add(entry.getValue());
        }
        return flat;
    }

    private Symbol qualify(Symbol symbol) {
        String name = symbol.name();
        if (resolver.isSpecial(symbol)) {
            return symbol;
        }
        if (symbol.namespace() == null && name.length() > 1 && name.endsWith("#")) {
            return generated.computeIfAbsent(
                    name, n -> Symbol.of(null, GeneratedNames.next(n.substring(0, n.length() - 1)) + "__auto__"));
        }
        boolean hostName =
                symbol.namespace() == null && name.length() > 1 && (name.startsWith(".") || name.endsWith("."));
        return hostName ? symbol : resolver.qualify(symbol);
    }

    private static boolean isCall(Object form, Symbol head) {
        return form instanceof PersistentList list
                && list.size() == 2
                && list.first().equals(head);
    }

    private static PersistentList call(SourceSpan span, Object... elements) {
        return PersistentList.of(elements).withSpan(span);
    }
}

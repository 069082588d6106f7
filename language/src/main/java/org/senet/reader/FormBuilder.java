package org.senet.reader;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.senet.data.HasMeta;
import org.senet.data.Keyword;
import org.senet.data.Located;
import org.senet.data.Nil;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.Printer;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.data.Uuids;
import org.senet.errors.SenetException;

/** Makes forms of the forms that were read inside them. */
final class FormBuilder {

    private static final int MAX_TEXT = 40;
    private static final Symbol QUOTE = Symbol.of("quote");
    private static final Symbol VAR = Symbol.of("var");
    private static final Symbol DEREF = Symbol.of("deref");
    private static final Symbol FUNCTION = Symbol.of("fn*");
    private static final Keyword TAG = Keyword.of("tag");

    private final Cursor cursor;
    private final NamespaceResolver resolver;

    FormBuilder(Cursor cursor, NamespaceResolver resolver) {
        this.cursor = cursor;
        this.resolver = resolver;
    }

    /** The collection that ends where the cursor is. */
    Located collection(Frame frame) {
        return switch (frame.kind()) {
            case LIST -> PersistentList.from(frame.forms()).withSpan(span(frame, frame.spans()));
            case VECTOR -> PersistentVector.from(frame.forms()).withSpan(span(frame, frame.spans()));
            case SET -> set(frame);
            default -> map(frame);
        };
    }

    private SourceSpan span(Frame frame, SourceSpan[] children) {
        return cursor.span(frame.start(), cursor.position(), children);
    }

    private PersistentSet set(Frame frame) {
        PersistentSet set = PersistentSet.EMPTY;
        for (int i = 0; i < frame.size(); i++) {
            TruffleSafepoint.poll(null);
            if (set.contains(frame.form(i))) {
                throw SenetException.syntax(
                        frame.span(i), "duplicate element " + shown(frame.form(i)) + " in a set", null);
            }
            set = set.conj(frame.form(i));
        }
        return set.withSpan(span(frame, inOrder(set, frame, 1)));
    }

    private PersistentMap map(Frame frame) {
        if (frame.size() % 2 != 0) {
            int last = frame.size() - 1;
            throw SenetException.syntax(
                    frame.span(last), "the key " + shown(frame.form(last)) + " has no value in this map", null);
        }
        Object[] keys = new Object[frame.size() / 2];
        PersistentMap map = PersistentMap.EMPTY;
        for (int i = 0; i < frame.size(); i += 2) {
            TruffleSafepoint.poll(null);
            Object key = frame.namespace() == null ? frame.form(i) : qualified(frame.form(i), frame.namespace());
            if (map.containsKey(key)) {
                throw SenetException.syntax(frame.span(i), "duplicate key " + shown(key) + " in a map", null);
            }
            map = map.assoc(key, frame.form(i + 1));
            frame.forms().set(i, key);
        }
        return map.withSpan(span(frame, inOrder(keysOf(map, keys), frame, 2)));
    }

    private static Iterable<Object> keysOf(PersistentMap map, Object[] keys) {
        int i = 0;
        for (var entry : map) {
            keys[i++] = entry.getKey();
        }
        return Arrays.asList(keys);
    }

    private static Object qualified(Object key, String namespace) {
        return switch (key) {
            case Keyword keyword when keyword.namespace() == null -> Keyword.of(namespace, keyword.name());
            case Keyword keyword when "_".equals(keyword.namespace()) -> Keyword.of(keyword.name());
            case Symbol symbol when symbol.namespace() == null -> renamed(symbol, namespace);
            case Symbol symbol when "_".equals(symbol.namespace()) -> renamed(symbol, null);
            default -> key;
        };
    }

    private static Symbol renamed(Symbol symbol, @Nullable String namespace) {
        return Symbol.of(namespace, symbol.name()).withMeta(symbol.meta()).withSpan(symbol.span());
    }

    /**
     * The spans of a large collection, which does not keep the order of its text, in the order that it has.
     *
     * @param heads the elements, or the keys, in the order of the collection
     * @param stride how many forms belong to each
     */
    private static SourceSpan[] inOrder(Iterable<Object> heads, Frame frame, int stride) {
        if (frame.size() <= PersistentMap.MAX_ARRAY_ENTRIES * stride) {
            return frame.spans();
        }
        Map<Object, Integer> indices = new IdentityHashMap<>();
        for (int i = 0; i < frame.size(); i += stride) {
            indices.put(frame.form(i), i);
        }
        SourceSpan[] spans = new SourceSpan[frame.size()];
        int next = 0;
        for (Object head : heads) {
            int index = Objects.requireNonNull(indices.get(head));
            for (int i = 0; i < stride; i++) {
                spans[next++] = frame.span(index + i);
            }
        }
        return spans;
    }

    /** The function that {@code #(...)} stands for. */
    PersistentList function(Frame frame, FunctionParameters parameters) {
        SourceSpan mark = cursor.span(frame.start(), frame.start() + 1);
        SourceSpan bodySpan = cursor.span(frame.start() + 1, cursor.position(), frame.spans());
        PersistentList body = PersistentList.from(frame.forms()).withSpan(bodySpan);
        SourceSpan[] children = {mark, mark, bodySpan};
        return PersistentList.of(FUNCTION.withSpan(mark), parameters.vector(mark), body)
                .withSpan(span(frame, children));
    }

    /** What a mark and the forms after it stand for; the cursor is at their end. */
    Object prefixed(Frame frame) {
        return switch (frame.kind()) {
            case QUOTE -> call(QUOTE, frame);
            case DEREF -> call(DEREF, frame);
            case VAR -> call(VAR, frame);
            case UNQUOTE -> call(SyntaxQuote.UNQUOTE, frame);
            case UNQUOTE_SPLICING -> call(SyntaxQuote.UNQUOTE_SPLICING, frame);
            case SYNTAX_QUOTE ->
                new SyntaxQuote(resolver, cursor.spanFrom(frame.start())).expand(frame.form(0), frame.span(0));
            case META -> withMeta(frame);
            case UUID -> uuid(frame);
            default -> Nil.NIL;
        };
    }

    /** The place of what {@link #prefixed} gave: metadata do not belong to it, all other marks do. */
    SourceSpan place(Frame frame, Object form) {
        return switch (frame.kind()) {
            case META -> frame.span(1);
            case SYNTAX_QUOTE, TAGGED, UUID -> cursor.spanFrom(frame.start());
            default -> Objects.requireNonNull(Located.spanOf(form));
        };
    }

    private Object uuid(Frame frame) {
        try {
            return Uuids.parse(frame.form(0) instanceof String text ? text : "");
        } catch (IllegalArgumentException e) {
            throw cursor.error(
                    frame.start(), cursor.position(), "`#uuid` must be followed by the text of a UUID", null);
        }
    }

    private PersistentList call(Symbol head, Frame frame) {
        SourceSpan mark = cursor.span(frame.start(), frame.contentStart());
        SourceSpan[] children = {mark, frame.span(0)};
        return PersistentList.of(head.withSpan(mark), frame.form(0)).withSpan(span(frame, children));
    }

    private static Object withMeta(Frame frame) {
        Object form = frame.form(0);
        PersistentMap added =
                switch (form) {
                    case PersistentMap map -> map;
                    case Keyword keyword -> PersistentMap.of(keyword, true);
                    case Symbol symbol -> PersistentMap.of(TAG, symbol);
                    case String text -> PersistentMap.of(TAG, text);
                    default ->
                        throw SenetException.syntax(
                                frame.span(0), "metadata must be a map, keyword, symbol or string", null);
                };
        if (!(frame.form(1) instanceof HasMeta target)) {
            throw SenetException.syntax(
                    frame.span(1), shown(frame.form(1)) + " cannot have metadata; names and collections can", null);
        }
        PersistentMap meta = target.meta();
        for (var entry : added) {
            meta = meta.assoc(entry.getKey(), entry.getValue());
        }
        return target.withMeta(meta);
    }

    private static String shown(Object form) {
        return "`" + Printer.display(form, MAX_TEXT) + "`";
    }
}

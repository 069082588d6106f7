package org.senet.lint;

import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.senet.data.Located;
import org.senet.data.PersistentList;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentSet;
import org.senet.data.PersistentVector;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;

/** Looks into forms as they are written. */
public final class Forms {
    private Forms() {}

    /** Visits all symbols in a form, however deep. */
    public static void symbols(Object form, Consumer<Symbol> visitor) {
        switch (form) {
            case Symbol s -> visitor.accept(s);
            case PersistentList l -> l.forEach(e -> symbols(e, visitor));
            case PersistentVector v -> v.forEach(e -> symbols(e, visitor));
            case PersistentSet s -> s.forEach(e -> symbols(e, visitor));
            case PersistentMap m ->
                m.forEach(e -> {
                    symbols(e.getKey(), visitor);
                    symbols(e.getValue(), visitor);
                });
            default -> {
                // no symbol
            }
        }
    }

    /** Whether a form mentions a symbol of a kind, however deep. */
    public static boolean mentions(Object form, Predicate<Symbol> kind) {
        var found = new boolean[1];
        symbols(form, s -> found[0] |= kind.test(s));
        return found[0];
    }

    /** The name that a definition has in its clause {@code (name ...)}, or null. */
    public static @Nullable String clauseName(PersistentList definition) {
        for (var element : definition) {
            if (element instanceof PersistentList clause && isCall(clause, "name") && clause.size() == 2) {
                return clause.get(1).toString();
            }
        }
        return null;
    }

    /** Whether a form is a list that begins with a word. */
    public static boolean isCall(@Nullable Object form, String word) {
        return form instanceof PersistentList list
                && !list.isEmpty()
                && list.first() instanceof Symbol head
                && head.is(word);
    }

    /** The place of an element of a form, or else of the form; null when neither is known. */
    public static @Nullable SourceSpan span(PersistentList form, int index) {
        if (form.get(index) instanceof Located l && l.span() != null) {
            return l.span();
        }
        var whole = form.span();
        return whole == null || index >= whole.childCount() ? whole : whole.child(index);
    }
}

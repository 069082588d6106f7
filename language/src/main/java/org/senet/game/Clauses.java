package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.data.Located;
import org.senet.data.PersistentList;
import org.senet.data.Printer;
import org.senet.data.SourceSpan;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;
import org.senet.errors.Suggest;

/** The clauses of a definition such as {@code (piece (name Man) ...)}, with exact errors. */
final class Clauses {
    private static final int SHOWN = 60;
    /** Words that people try for what games cannot be. */
    private static final Set<String> BEYOND = Set.of(
            "simultaneous",
            "simultaneously",
            "hidden",
            "hide",
            "secret",
            "invisible",
            "visible",
            "reveal",
            "face-down");

    private final PersistentList form;
    private final List<PersistentList> clauses = new ArrayList<>();

    /** @param known the words with which a clause may begin */
    Clauses(PersistentList form, Set<String> known) {
        this.form = form;
        for (int i = 1; i < form.size(); i++) {
            if (!(form.get(i) instanceof PersistentList clause)
                    || clause.isEmpty()
                    || !(clause.first() instanceof Symbol head)) {
                throw SenetException.at(
                        span(form, i),
                        "expected a clause such as (name ...), but got " + Printer.display(form.get(i), SHOWN),
                        null);
            }
            if (BEYOND.contains(head.name()) && !known.contains(head.name())) {
                throw SenetException.at(
                        span(clause, 0),
                        "there is no clause `" + head
                                + "`: players move one after another, and all see the whole position",
                        "games of simultaneous moves or hidden information cannot be written");
            }
            if (!known.contains(head.name())) {
                throw SenetException.at(
                        span(clause, 0),
                        "unknown clause `" + head + "` in `" + form.first() + "`",
                        Suggest.hint(head.name(), new TreeSet<>(known), "clauses"));
            }
            clauses.add(clause);
        }
    }

    /** All clauses in order. */
    List<PersistentList> all() {
        return clauses;
    }

    /** The clauses that begin with a word. */
    List<PersistentList> named(String word) {
        return clauses.stream().filter(c -> head(c).equals(word)).toList();
    }

    /**
     * What the clause {@code (is-a name)} names, or null when there is no such clause.
     *
     * @param kind what is defined here
     * @param known finds what was defined before
     * @throws SenetException when nothing has that name
     */
    <D> @Nullable D base(String kind, Function<String, @Nullable D> known) {
        var clause = only("is-a");
        if (clause == null) {
            return null;
        }
        var name = text(clause, 1);
        var base = known.apply(name);
        if (base == null) {
            throw SenetException.at(
                    span(clause, 1),
                    "there is no " + kind + " `" + name + "` to take parts from",
                    "define it before this one");
        }
        return base;
    }

    /** The only clause that begins with a word, or null. */
    @Nullable
    PersistentList only(String word) {
        var found = named(word);
        if (found.size() > 1) {
            throw SenetException.at(span(found.get(1)), "there is a second `" + word + "` clause", null);
        }
        return found.isEmpty() ? null : found.getFirst();
    }

    /** The name that the definition must have. */
    String name() {
        var clause = only("name");
        if (clause == null || clause.size() != 2) {
            throw SenetException.at(
                    clause == null ? span(form) : span(clause),
                    "this `" + form.first() + "` has no name",
                    "give it a clause (name ...)");
        }
        return text(clause, 1);
    }

    static String head(PersistentList clause) {
        return ((Symbol) clause.first()).name();
    }

    /** The element of a clause as text: a symbol's name, or a string. */
    static String text(PersistentList clause, int index) {
        if (index < clause.size()) {
            if (clause.get(index) instanceof Symbol s) {
                return s.name();
            }
            if (clause.get(index) instanceof String s) {
                return s;
            }
        }
        throw SenetException.at(
                index < clause.size() ? span(clause, index) : span(clause),
                "expected a name"
                        + (index < clause.size() ? ", but got " + Printer.display(clause.get(index), SHOWN) : ""),
                index < clause.size() && clause.get(index) instanceof Long number
                        ? "a name that is a number is written in quotes: `\"" + number + "\"`"
                        : null);
    }

    /** The element of a clause as text: a name, a number or a truth value. */
    static String value(PersistentList clause, int index) {
        return index < clause.size() && (clause.get(index) instanceof Long || clause.get(index) instanceof Boolean)
                ? Printer.str(clause.get(index))
                : text(clause, index);
    }

    /** The place of a form, or null. */
    static @Nullable SourceSpan span(Object form) {
        return form instanceof Located l ? l.span() : null;
    }

    /** The place of an element of a form, or else of the form. */
    static @Nullable SourceSpan span(PersistentList form, int index) {
        if (form.get(index) instanceof Located l && l.span() != null) {
            return l.span();
        }
        var whole = form.span();
        return whole == null || index >= whole.childCount() ? whole : whole.child(index);
    }
}

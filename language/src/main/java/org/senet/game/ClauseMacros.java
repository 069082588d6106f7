package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import org.senet.analyzer.Analyzer;
import org.senet.data.PersistentList;
import org.senet.data.PersistentVector;
import org.senet.data.Symbol;
import org.senet.runtime.SenetContext;

/** Macros in the place of a clause: they are expanded, and {@code (do clause ...)} stands for several clauses. */
final class ClauseMacros {
    private final SenetContext context;
    private final Analyzer analyzer;

    ClauseMacros(SenetContext context, Analyzer analyzer) {
        this.context = context;
        this.analyzer = analyzer;
    }

    /** The definition with all clauses that are calls of macros expanded. */
    PersistentList expand(PersistentList definition) {
        var clauses = new ArrayList<Object>();
        clauses.add(definition.first());
        boolean changed = false;
        for (int i = 1; i < definition.size(); i++) {
            int before = clauses.size();
            var clause = definition.get(i);
            add(clause, clauses);
            changed |= clauses.size() != before + 1 || clauses.getLast() != clause;
        }
        return changed ? PersistentList.from(clauses).withSpan(definition.span()) : definition;
    }

    private void add(Object clause, List<Object> clauses) {
        var expanded = analyzer.expandOnce(clause);
        if (expanded != clause) {
            add(plain(expanded), clauses);
            return;
        }
        var written = plain(clause);
        if (written instanceof PersistentList list && list.first() instanceof Symbol s && s.is("do")) {
            for (int i = 1; i < list.size(); i++) {
                add(list.get(i), clauses);
            }
        } else if (written instanceof PersistentList list
                && list.first() instanceof Symbol s
                && (s.is("variant") || s.is("also") || s.is("claim"))) {
            clauses.add(expand(list));
        } else {
            clauses.add(written);
        }
    }

    /** A macro's template qualifies all names; one that is no variable is a name of the board or the game. What has no such name stays as it is. */
    private Object plain(Object form) {
        return switch (form) {
            case Symbol s when isOfTemplate(s) -> Symbol.of(s.name()).withSpan(s.span());
            case PersistentList list -> {
                var elements = new ArrayList<Object>();
                yield makePlain(list, elements) ? PersistentList.from(elements).withSpan(list.span()) : list;
            }
            case PersistentVector vector -> {
                var elements = new ArrayList<Object>();
                yield makePlain(vector, elements)
                        ? PersistentVector.from(elements).withSpan(vector.span())
                        : vector;
            }
            default -> form;
        };
    }

    private boolean makePlain(Iterable<?> forms, List<Object> elements) {
        boolean changed = false;
        for (var form : forms) {
            var made = plain(form);
            changed |= made != form;
            elements.add(made);
        }
        return changed;
    }

    /**
     * Whether a template has put a namespace in front of a name that is no variable. What else stands in front of a name is meant: the
     * player in {@code Black/home}, or an alias.
     */
    private boolean isOfTemplate(Symbol symbol) {
        var namespace = symbol.namespace();
        return namespace != null
                && context.findNamespace(namespace) != null
                && context.resolve(context.current(), namespace, symbol.name()) == null;
    }
}

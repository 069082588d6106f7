package org.senet.game;

import java.util.ArrayList;
import java.util.List;
import org.senet.analyzer.Analyzer;
import org.senet.data.PersistentList;
import org.senet.data.Symbol;

/** Macros in the place of a clause: they are expanded, and {@code (do clause ...)} stands for several clauses. */
final class ClauseMacros {
    private ClauseMacros() {}

    /** The definition with all clauses that are calls of macros expanded. */
    static PersistentList expand(PersistentList definition, Analyzer analyzer) {
        var clauses = new ArrayList<Object>();
        clauses.add(definition.first());
        boolean changed = false;
        for (int i = 1; i < definition.size(); i++) {
            var before = clauses.size();
            var clause = definition.get(i);
            add(clause, analyzer, clauses);
            changed |= clauses.size() != before + 1 || clauses.getLast() != clause;
        }
        return changed ? PersistentList.from(clauses).withSpan(definition.span()) : definition;
    }

    private static void add(Object clause, Analyzer analyzer, List<Object> clauses) {
        var expanded = analyzer.expandOnce(clause);
        if (expanded != clause) {
            add(expanded, analyzer, clauses);
        } else if (clause instanceof PersistentList list
                && !list.isEmpty()
                && list.first() instanceof Symbol s
                && s.is("do")) {
            for (int i = 1; i < list.size(); i++) {
                add(list.get(i), analyzer, clauses);
            }
        } else {
            clauses.add(clause);
        }
    }
}

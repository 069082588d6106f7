package org.senet.index;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.PersistentList;
import org.senet.data.Seq;
import org.senet.data.Seqs;
import org.senet.data.Symbol;

/** The clauses of a definition, those that macros make among them. */
final class Clauses {
    private final Names names;
    private final ProgramIndex index;
    private final FormWalker walker;

    Clauses(Names names, ProgramIndex index, FormWalker walker) {
        this.names = names;
        this.index = index;
        this.walker = walker;
    }

    /** The clauses of a definition in order; what is none is left out. */
    List<PersistentList> of(PersistentList definition) {
        var clauses = new ArrayList<PersistentList>();
        for (var element : elements(definition, 1)) {
            add(element, clauses, 0);
        }
        return clauses;
    }

    private void add(Object element, List<PersistentList> clauses, int depth) {
        var form = element instanceof Seq seq && !(element instanceof PersistentList) ? list(seq) : element;
        if (!(form instanceof PersistentList clause) || !(clause.first() instanceof Symbol head) || depth > 20) {
            return;
        }
        var variable = names.resolve(head);
        if (variable != null && names.context().isMacro(variable)) {
            index.use(names.variable(variable), head, Use.Role.READ);
            var expansion = walker.expand(clause);
            if (expansion != null) {
                add(expansion, clauses, depth + 1);
            }
        } else if (head.is("do")) {
            elements(clause, 1).forEach(e -> add(e, clauses, depth + 1));
        } else {
            clauses.add(clause);
        }
    }

    private static PersistentList list(Seq seq) {
        var elements = new ArrayList<Object>();
        for (Seq s = Seqs.seq(seq); s != null; s = s.next()) {
            elements.add(s.first());
        }
        return PersistentList.from(elements);
    }

    /** The elements of a form from an index. */
    static List<Object> elements(PersistentList form, int from) {
        var elements = new ArrayList<Object>();
        int i = 0;
        for (var element : form) {
            if (i++ >= from) {
                elements.add(element);
            }
        }
        return elements;
    }

    /** The word that a clause begins with. */
    static String head(PersistentList clause) {
        return ((Symbol) clause.first()).name();
    }

    /** The name that a definition or a clause gives: {@code (dir nw ...)} or {@code (dir (name nw) ...)}. */
    static @Nullable Symbol subject(PersistentList clause) {
        var elements = elements(clause, 1);
        if (elements.isEmpty()) {
            return null;
        }
        if (elements.getFirst() instanceof Symbol symbol) {
            return symbol;
        }
        boolean named = elements.getFirst() instanceof PersistentList list
                && list.first() instanceof Symbol head
                && head.name().equals("name")
                && list.size() > 1;
        return named && ((PersistentList) elements.getFirst()).get(1) instanceof Symbol symbol ? symbol : null;
    }

    /** The clause of a definition with a word, or null. */
    static @Nullable PersistentList first(List<PersistentList> clauses, String word) {
        for (var clause : clauses) {
            if (head(clause).equals(word)) {
                return clause;
            }
        }
        return null;
    }
}

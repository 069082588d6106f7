package org.senet.translator;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.ir.Ir;
import org.senet.ir.Lambda;
import org.senet.ir.Local;

/**
 * A search of a function that rules can write in place: a question whether there is a way, or a count of all ways. Where its results
 * are wanted, something must be asked of them that needs no list.
 *
 * @param kind what is wanted
 * @param outer the variables of the code around that the search reads
 * @param inner the names that they have in the body
 * @param body what is searched
 */
record SearchShape(Ir.SearchKind kind, List<Local> outer, List<Local> inner, Ir body) {

    /** That of a search; null where one result is wanted, or where it changes a variable of the code around. */
    static @Nullable SearchShape of(Ir.Search search) {
        if (search.kind() == Ir.SearchKind.ONE
                || !(search.function() instanceof Ir.Fn(var span, Lambda lambda))
                || lambda.arityFor(0) == null) {
            return null;
        }
        var arity = lambda.arityFor(0);
        return arity.rest() != null
                        || arity.self() != null
                        || arity.captured().stream().anyMatch(Local::isAssigned)
                ? null
                : new SearchShape(search.kind(), lambda.captures(), arity.captured(), arity.body());
    }

    /** Whether somebody wants a list of results. */
    boolean isList() {
        return kind == Ir.SearchKind.ALL;
    }

    /** The same search, written in place. */
    Ir with(SourceSpan span, Ir newBody) {
        return kind == Ir.SearchKind.COUNT ? new Ir.Count(span, newBody) : new Ir.Exists(span, newBody);
    }
}

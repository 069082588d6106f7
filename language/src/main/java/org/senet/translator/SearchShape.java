package org.senet.translator;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Ir;
import org.senet.ir.Lambda;
import org.senet.ir.Local;

/**
 * A search of a function that rules can write in place: a question whether there is a way, or a count of all ways.
 *
 * @param counts whether all ways are counted
 * @param outer the variables of the code around that the search reads
 * @param inner the names that they have in the body
 * @param body what is searched
 */
record SearchShape(boolean counts, List<Local> outer, List<Local> inner, Ir body) {

    /** That of a search; null where its results are wanted, or where it changes a variable of the code around. */
    static @Nullable SearchShape of(Ir.Search search) {
        boolean counts = search.kind() == Ir.SearchKind.COUNT;
        if (!counts && search.kind() != Ir.SearchKind.EXISTS
                || !(search.function() instanceof Ir.Fn(var span, Lambda lambda))
                || lambda.arityFor(0) == null) {
            return null;
        }
        var arity = lambda.arityFor(0);
        return arity.rest() != null
                        || arity.self() != null
                        || arity.captured().stream().anyMatch(Local::isAssigned)
                ? null
                : new SearchShape(counts, lambda.captures(), arity.captured(), arity.body());
    }

    /** The same search, written in place. */
    Ir with(Ir.Search search, Ir newBody) {
        return counts ? new Ir.Count(search.span(), newBody) : new Ir.Exists(search.span(), newBody);
    }
}

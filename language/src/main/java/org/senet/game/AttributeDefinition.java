package org.senet.game;

import org.senet.data.PersistentList;
import org.senet.data.Printer;
import org.senet.data.Symbol;
import org.senet.errors.SenetException;

/**
 * What a game keeps of the whole position, as its text declares it.
 *
 * @param kind how long it keeps its value, and whether it tells positions apart
 * @param initial the value at the start
 */
record AttributeDefinition(Kind kind, Object initial) {
    private static final int SHOWN = 60;

    /** The kinds of attributes. */
    enum Kind {
        /** Keeps its value until it is set. */
        LASTING,
        /** Has its initial value again after the next move, unless that sets it. */
        PASSING,
        /** Goes up by one with each move that does not set it, and does not tell positions apart. */
        COUNTER
    }

    /** {@code (attribute name value)} or {@code (attribute name value passing)}. */
    static AttributeDefinition attribute(PersistentList clause) {
        if (clause.size() > 3
                && !(clause.size() == 4
                        && clause.get(3) instanceof Symbol s
                        && s.name().equals("passing"))) {
            throw SenetException.at(
                    Clauses.span(clause, 3),
                    "an attribute has a name and a value, and may be `passing`, but this is `"
                            + Printer.display(clause.get(3), SHOWN) + "`",
                    "it is written (attribute name value), or (attribute name value passing)");
        }
        return new AttributeDefinition(
                clause.size() > 3 ? Kind.PASSING : Kind.LASTING, clause.size() > 2 ? clause.get(2) : false);
    }

    /** {@code (counter name)} or {@code (counter name value)}. */
    static AttributeDefinition counter(PersistentList clause) {
        if (clause.size() == 2) {
            return new AttributeDefinition(Kind.COUNTER, 0L);
        }
        if (clause.size() == 3 && clause.get(2) instanceof Long n && n >= 0 && n <= Character.MAX_VALUE) {
            return new AttributeDefinition(Kind.COUNTER, n);
        }
        throw SenetException.at(
                Clauses.span(clause),
                "a counter has a name, and perhaps a number that it begins with",
                "it is written (counter name), or (counter name 0)");
    }
}

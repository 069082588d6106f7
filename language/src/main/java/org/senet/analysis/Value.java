package org.senet.analysis;

import org.senet.data.Nil;

/** Values that a walk does not follow; those that it follows stand for themselves. */
enum Value {
    /** Something that cannot be moved along. */
    PLAIN,
    /** A number. */
    NUMBER,
    /** Anything. */
    ANYTHING;

    /** The truth of a value in the core, where all is true but false and nil. */
    static Object coreTruth(Object value) {
        return value instanceof Value && value != NUMBER ? PLAIN : value != Nil.NIL && !value.equals(false);
    }

    /** The truth of a value in rules, as far as it is one of those that are nothing else. */
    static Object truth(Object value) {
        return value instanceof Boolean || value == Nil.NIL ? value : PLAIN;
    }
}

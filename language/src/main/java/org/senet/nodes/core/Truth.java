package org.senet.nodes.core;

import org.senet.data.Nil;

/** What counts as true. */
public final class Truth {
    private Truth() {}

    /** Clojure's truth: everything but false and nil. */
    public static boolean core(Object value) {
        return value != Nil.NIL && value != Boolean.FALSE && !Boolean.FALSE.equals(value);
    }

    /** The truth of conditions in rules: false, nil, 0, the empty string and "0" are false. */
    public static boolean rules(Object value) {
        return switch (value) {
            case Boolean b -> b;
            case Nil n -> false;
            case Long l -> l != 0;
            case String s -> !s.isEmpty() && !s.equals("0");
            default -> true;
        };
    }
}

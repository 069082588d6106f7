package org.senet.importers.rbg;

import org.senet.importers.Place;

/**
 * A word, a number or a sign of a text.
 *
 * @param call for the beginning and the end of what a macro has become: how it was called; else an empty text
 */
record Token(Kind kind, String text, Place place, String call) {

    /** What a token is. */
    enum Kind {
        NAME,
        NUMBER,
        SIGN,
        /** What follows comes from a macro, up to the end of the same call. */
        BEGIN,
        END;

        boolean isMark() {
            return this == BEGIN || this == END;
        }
    }

    Token(Kind kind, String text, Place place) {
        this(kind, text, place, "");
    }

    boolean is(String sign) {
        return kind == Kind.SIGN && text.equals(sign);
    }

    boolean isName() {
        return kind == Kind.NAME;
    }

    @Override
    public String toString() {
        return text;
    }
}

package org.senet.index;

import java.util.Locale;

/** What a name can stand for. */
public enum Kind {
    NAMESPACE,
    FUNCTION,
    MACRO,
    VARIABLE,
    BOARD,
    PIECE,
    GAME,
    PLAYER,
    POSITION,
    DIRECTION,
    ZONE,
    ATTRIBUTE,
    OPTION,
    GLOBAL,
    /** A rank of moves. */
    MOVE_TYPE,
    PARAMETER,
    LOCAL,
    /** A variable of a rule, which lives to the end of the move. */
    RULE_VARIABLE,
    /** A word or a form of the language. */
    WORD;

    /** The name of the kind for tools: small letters, with dashes. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

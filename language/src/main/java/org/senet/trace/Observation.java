package org.senet.trace;

import org.jspecify.annotations.Nullable;

/**
 * A value that a condition has looked at. Positions are numbers of the game's topology, -1 for none; pieces are codes, 0 for
 * none. Immutable.
 *
 * @param kind what was asked
 * @param phrase the question
 * @param value the answer, a value of the language
 * @param at the position that it speaks of: the end of a path, where a piece is attacked, where a step begins
 * @param piece what stood at that position, or for an attack the piece that is attacked
 * @param attacker for an attack the position of the attacker, else -1
 * @param attackerPiece for an attack the attacker
 */
public record Observation(
        Kind kind, Phrase phrase, @Nullable Object value, int at, int piece, int attacker, int attackerPiece) {
    /** What was asked. */
    public enum Kind {
        /** Who stands at a position, or whether anybody does. */
        SQUARE,
        /** Whether a position is in a zone. */
        ZONE,
        /** The value of something: a variable, a global, an attribute, a call. */
        VALUE,
        /** Whether a piece is attacked. */
        ATTACK,
        /** Whether a piece is defended. */
        DEFENCE,
        /** Whether a search finds anything. */
        SEARCH,
        /** A step along a direction or a path, or to a position. */
        STEP
    }

    /** A value that needs no position. */
    static Observation value(Phrase phrase, @Nullable Object value) {
        return new Observation(Kind.VALUE, phrase, value, -1, 0, -1, 0);
    }
}

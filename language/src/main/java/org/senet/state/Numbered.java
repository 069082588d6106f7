package org.senet.state;

/** A value of a game that has a number of its own among those of its kind: a quick way to see that two are different. */
public sealed interface Numbered permits Direction, Place, PieceType, Player {
    /** The number. */
    int number();

    /** The name in the text of the game. */
    String name();
}

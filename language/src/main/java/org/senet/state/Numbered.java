package org.senet.state;

/** A value of a game that has a number of its own among those of its kind: a quick way to see that two are different. */
public sealed interface Numbered permits Direction, Place, PieceType, Player {
    /** The number. */
    int number();

    /** The name in the text of the game. */
    String name();

    /** The order of two values of one kind: that of their numbers, and of the names, where the games are not the same. */
    static int compare(Numbered a, Numbered b) {
        int numbers = Integer.compare(a.number(), b.number());
        return numbers != 0 ? numbers : a.name().compareTo(b.name());
    }
}

package org.senet.tests.reference;

import org.jspecify.annotations.Nullable;

/** One thing that a rule has done on the way to the end of its move. */
sealed interface Event {
    /** An event that changes what stands on a position. */
    sealed interface OfBoard extends Event {
        int at();

        @Nullable
        Piece before();

        @Nullable
        Piece after();
    }

    /** A piece, or the upper part of a column, has gone into the hand. */
    record Taken(int at, Piece before, @Nullable Piece after) implements OfBoard {}

    /** What was on top of the hand was put down; {@code on} what stood there, or in its place. */
    record Dropped(int at, @Nullable Piece before, Piece after, boolean on) implements OfBoard {}

    /** A piece was captured, or has gone under what is in the hand. */
    record Captured(int at, Piece before, @Nullable Piece after) implements OfBoard {}

    /** A piece has appeared, or was changed where it stands. */
    record Changed(int at, @Nullable Piece before, Piece after) implements OfBoard {}

    /** The piece on top of the hand was changed. */
    record HandChanged(Piece after) implements Event {}

    /** A new piece has come into the hand, to be placed. */
    record Supplied(Piece piece) implements Event {}

    /** An attribute of the whole position was set. */
    record AttributeSet(String name) implements Event {}

    /** A counter was set. */
    record CounterSet(String name) implements Event {}

    /** A reserve has changed. */
    record ReserveChanged() implements Event {}

    /** A position was marked, or is no more. */
    record Marked() implements Event {}

    /** The turn, from 0, that comes after the move. */
    record TurnSet(int turn) implements Event {}

    /** How likely the move is. */
    record Weighted(long weight) implements Event {}

    /** The name of a position in the notation. */
    record LoggedPosition(int at) implements Event {}

    /** A text in the notation. */
    record LoggedText(String text) implements Event {}

    /** The move goes on, at a position, where it could have ended; -1 for no position. */
    record NextPart(int at) implements Event {}
}

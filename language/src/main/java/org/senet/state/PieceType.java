package org.senet.state;

/**
 * A type of piece as a value.
 *
 * @param name the name in the game's text
 * @param number the number in the codes of pieces, from 1
 */
public record PieceType(String name, int number) implements Numbered, Comparable<PieceType> {
    @Override
    public int compareTo(PieceType other) {
        return Numbered.compare(this, other);
    }

    @Override
    public String toString() {
        return name;
    }
}

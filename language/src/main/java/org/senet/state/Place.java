package org.senet.state;

/**
 * A position of the board as a value.
 *
 * @param name the name on the board
 * @param number the number in the topology of the game
 */
public record Place(String name, int number) implements Numbered, Comparable<Place> {
    @Override
    public int compareTo(Place other) {
        return Numbered.compare(this, other);
    }

    @Override
    public String toString() {
        return name;
    }
}

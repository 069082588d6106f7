package org.senet.state;

/**
 * A direction as a value: rules and functions pass it around, and moving along it is forced where a condition or a
 * statement stands.
 *
 * @param name the name on the board
 * @param number the board's number of the direction
 */
public record Direction(String name, int number) implements Numbered, Comparable<Direction> {
    @Override
    public int compareTo(Direction other) {
        return Numbered.compare(this, other);
    }

    @Override
    public String toString() {
        return name;
    }
}

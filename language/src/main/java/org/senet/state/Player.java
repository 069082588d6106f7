package org.senet.state;

/**
 * A player as a value; where it is asked for its truth, it is true when that player is to move.
 *
 * @param name the name in the game's text
 * @param number the number in the codes of pieces, from 1
 */
public record Player(String name, int number) implements Numbered, Comparable<Player> {
    @Override
    public int compareTo(Player other) {
        return Numbered.compare(this, other);
    }

    @Override
    public String toString() {
        return name;
    }
}

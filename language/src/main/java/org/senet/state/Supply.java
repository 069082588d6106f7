package org.senet.state;

/**
 * Where a piece comes from that a rule places.
 *
 * @param reserve whether it is one that a player has outside the board; else it is new
 * @param owner the number of the player who has it there, and whose piece it is; 0 for the player to move
 */
public record Supply(boolean reserve, int owner) {
    /** There are always more pieces. */
    public static final Supply NEW = new Supply(false, 0);

    /** The pieces that the player to move has outside the board. */
    public static final Supply OWN = new Supply(true, 0);

    /** Who has the piece when a player is to move. */
    public int owner(int player) {
        return owner == 0 ? player : owner;
    }
}

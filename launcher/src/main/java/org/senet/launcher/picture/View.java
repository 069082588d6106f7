package org.senet.launcher.picture;

/**
 * How somebody wants to look at a board.
 *
 * @param dark whether light lines stand on a dark ground
 * @param flipped whether the board is seen from its other side
 * @param coordinates whether there are labels
 */
public record View(boolean dark, boolean flipped, boolean coordinates) {
    /** In light colours, from the side of the first player, with labels. */
    public static final View PLAIN = new View(false, false, true);
}

package org.senet.launcher.picture;

/**
 * The colours of a picture, as in style sheets.
 *
 * @param ground behind the board
 * @param light of squares
 * @param dark of the other squares of a chequered board
 * @param zone of squares that belong to a zone of everybody's
 * @param unused of squares to which no piece can come
 * @param line of lines and borders
 * @param text of labels
 * @param mark of squares that are marked
 * @param arrow of arrows
 */
record Palette(
        String ground,
        String light,
        String dark,
        String zone,
        String unused,
        String line,
        String text,
        String mark,
        String arrow) {
    static final Palette LIGHT = new Palette(
            "#ffffff", "#efe3cd", "#b98d62", "#e2c48e", "#f4efe6", "#6b5540", "#4a3b2c", "#f2cf3b", "#1f7a3d");
    static final Palette DARK = new Palette(
            "#1d1f23", "#b7ab98", "#6d5a49", "#a08c66", "#2b2d31", "#d8cbb8", "#d8cbb8", "#c9a51f", "#53c27b");
}

package org.senet.game;

import org.senet.board.BoardText;

/** Draws positions as text: a player's first letters are upper case for the first player, lower case for the second. */
final class PositionDrawing {
    private PositionDrawing() {}

    static String draw(Position position) {
        var design = position.game().design();
        var topology = design.topology;
        var board = position.snapshot().board();
        return BoardText.draw(
                topology.board(),
                p -> {
                    int at = topology.fromBoard(p);
                    return at < 0 || board[at] == 0 ? "" : column(position.game(), board[at]);
                },
                p -> topology.fromBoard(p) < 0);
    }

    /** The pieces of a column, the top one first. */
    private static String column(Game game, int code) {
        var text = new StringBuilder();
        for (int c = code; c != 0; c = game.design().pieces.below(c)) {
            text.append(glyph(game, c));
        }
        return text.toString();
    }

    /** With two players or one, the case tells the owner; with more, its initial stands before the piece. */
    private static String glyph(Game game, int code) {
        var pieces = game.design().pieces;
        var letter = game.letter(pieces.type(code));
        int owner = pieces.owner(code);
        if (pieces.ownerCount() > 2) {
            return pieces.ownerName(owner).substring(0, 1) + letter.toLowerCase(java.util.Locale.ROOT);
        }
        if (pieces.typeCount() == 1) {
            var initial = pieces.ownerName(owner).substring(0, 1);
            return owner == 1 ? initial : initial.toLowerCase(java.util.Locale.ROOT);
        }
        return owner == 1 ? letter.toUpperCase(java.util.Locale.ROOT) : letter.toLowerCase(java.util.Locale.ROOT);
    }
}

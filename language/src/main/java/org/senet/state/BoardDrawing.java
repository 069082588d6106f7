package org.senet.state;

import java.util.BitSet;
import java.util.Locale;
import java.util.function.IntFunction;
import org.senet.board.BoardText;

/** Draws what stands on a board: a player's letters are upper case for the first player, lower case for the second. */
public final class BoardDrawing {
    /** A piece that stands on the board, captured, until the move is over. */
    private static final String CAPTURED = "x";

    private BoardDrawing() {}

    /**
     * The drawing, whose lines are separated by line breaks.
     *
     * @param board the code of the piece on each position
     */
    public static String draw(Design design, int[] board) {
        return draw(design, board, ScratchColumns.NONE);
    }

    /**
     * The drawing for somebody who sits at the board.
     *
     * @param board the code of the piece on each position
     * @param own what stands for a piece, by its code, where that is not its letter; else an empty text
     * @param marked the positions that stand between brackets
     * @param flipped whether the board is seen from its other side
     * @param width how many columns there are
     */
    public static String draw(
            Design design, int[] board, IntFunction<String> own, BitSet marked, boolean flipped, int width) {
        var topology = design.topology;
        return BoardText.draw(
                topology.board(),
                p -> column(design, at(board, topology.fromBoard(p)), ScratchColumns.NONE, own),
                p -> topology.fromBoard(p) < 0,
                p -> topology.fromBoard(p) >= 0 && marked.get(topology.fromBoard(p)),
                flipped,
                width);
    }

    /** Draws a board on which there may be columns that only a state knows. */
    public static String draw(Design design, int[] board, ScratchColumns own) {
        var topology = design.topology;
        return BoardText.draw(
                topology.board(),
                p -> column(design, at(board, topology.fromBoard(p)), own, code -> ""),
                p -> topology.fromBoard(p) < 0);
    }

    private static int at(int[] board, int position) {
        return position < 0 ? 0 : board[position];
    }

    /** The pieces of a column, the top one first; empty where there is none. */
    private static String column(Design design, int code, ScratchColumns columns, IntFunction<String> own) {
        var text = new StringBuilder();
        for (int c = code; c != 0; c = design.pieces.below(c, columns)) {
            var look = design.pieces.owner(c) == 0 ? "" : own.apply(c);
            text.append(look.isEmpty() ? glyph(design, c) : look);
        }
        return text.toString();
    }

    /** With two players or one, the case tells the owner; with more, its initial stands before the piece. */
    private static String glyph(Design design, int code) {
        var pieces = design.pieces;
        var letter = design.letters().get(pieces.type(code) - 1);
        int owner = pieces.owner(code);
        if (owner == 0) {
            return CAPTURED;
        }
        if (pieces.ownerCount() > 2) {
            return pieces.ownerName(owner).substring(0, 1) + letter.toLowerCase(Locale.ROOT);
        }
        if (pieces.typeCount() == 1) {
            var initial = pieces.ownerName(owner).substring(0, 1);
            return owner == 1 ? initial : initial.toLowerCase(Locale.ROOT);
        }
        return owner == 1 ? letter.toUpperCase(Locale.ROOT) : letter.toLowerCase(Locale.ROOT);
    }
}

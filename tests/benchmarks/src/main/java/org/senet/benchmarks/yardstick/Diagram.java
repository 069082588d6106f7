package org.senet.benchmarks.yardstick;

import java.util.ArrayList;
import java.util.List;

/**
 * A position as text, in the manner of the FEN tag of PDN 3.0: {@code B:W31-50,K3:B1,2} has Black to move, White men on
 * 31 to 50, a White king on 3 and Black men on 1 and 2.
 *
 * @param whiteToMove who moves
 * @param pieces the pieces in the order of the text
 */
public record Diagram(boolean whiteToMove, List<Piece> pieces) {
    private static final String FORM = "; expected one such as `W:W31-50:BK3,7`";

    /**
     * A piece on the board.
     *
     * @param square the square's number, from 1
     * @param white whose it is
     * @param king whether it is a king
     */
    public record Piece(int square, boolean white, boolean king) {}

    /** Makes an immutable diagram. */
    public Diagram {
        pieces = List.copyOf(pieces);
    }

    /**
     * Reads a position.
     *
     * @param squares the board's number of squares
     * @throws IllegalArgumentException when the text is no position on such a board
     */
    public static Diagram parse(String text, int squares) {
        var parts = text.strip().split(":", -1);
        if (parts.length != 3) {
            throw new IllegalArgumentException("`" + text + "` is no position" + FORM);
        }
        var pieces = new ArrayList<Piece>();
        var taken = new boolean[squares + 1];
        for (var part : List.of(parts[1], parts[2])) {
            for (var piece : readSide(part, squares)) {
                if (taken[piece.square]) {
                    throw new IllegalArgumentException("two pieces on square " + piece.square + " in `" + text + "`");
                }
                taken[piece.square] = true;
                pieces.add(piece);
            }
        }
        return new Diagram(isWhite(parts[0]), pieces);
    }

    private static List<Piece> readSide(String part, int squares) {
        var pieces = new ArrayList<Piece>();
        var white = isWhite(part.isEmpty() ? part : part.substring(0, 1));
        if (part.length() > 1) {
            for (var item : part.substring(1).split(",", -1)) {
                var king = item.startsWith("K");
                var range = item.substring(king ? 1 : 0).split("-", 2);
                var last = squareNumber(range[range.length - 1], squares);
                for (var square = squareNumber(range[0], squares); square <= last; square++) {
                    pieces.add(new Piece(square, white, king));
                }
            }
        }
        return pieces;
    }

    private static boolean isWhite(String side) {
        return switch (side) {
            case "W" -> true;
            case "B" -> false;
            default -> throw new IllegalArgumentException("`" + side + "` is no side: it is `W` or `B`" + FORM);
        };
    }

    private static int squareNumber(String text, int squares) {
        var number = text.matches("\\d{1,4}") ? Integer.parseInt(text) : 0;
        if (number < 1 || number > squares) {
            throw new IllegalArgumentException("`" + text + "` is no square: squares are 1 to " + squares + FORM);
        }
        return number;
    }
}

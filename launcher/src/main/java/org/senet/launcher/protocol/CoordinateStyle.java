package org.senet.launcher.protocol;

import org.jspecify.annotations.Nullable;

/**
 * How moves made of coordinates are written.
 *
 * @param squares how squares are written
 * @param drop what stands between a dropped piece and its square
 * @param pass what a move that changes nothing is called; null where it is a square of an own piece, twice
 * @param castling how castling is written
 */
public record CoordinateStyle(
        Squares squares, String drop, @Nullable String pass, Castling castling) {
    /** How castling is written. */
    public enum Castling {
        /** As the way of the king, {@code e1g1}. */
        KING_WAY,
        /** As if the king went to the rook's square, {@code e1h1}. */
        KING_TAKES_ROOK,
        /** As in the script, {@code O-O}. */
        NAMED
    }

    /** That of the Universal Chess Interface; a pass is what Fairy-Stockfish writes. */
    public static CoordinateStyle uci(Loaded loaded, boolean kingTakesRook) {
        return new CoordinateStyle(
                Squares.chess(Grid.of(loaded), loaded.game().positions()),
                "@",
                null,
                kingTakesRook ? Castling.KING_TAKES_ROOK : Castling.KING_WAY);
    }

    /** That of the Universal Shogi Interface. */
    public static CoordinateStyle usi(Loaded loaded) {
        return new CoordinateStyle(
                Squares.shogi(Grid.of(loaded), loaded.game().positions()), "*", "pass", Castling.KING_WAY);
    }

    /** That of the Universal Chinese Chess Protocol. */
    public static CoordinateStyle ucci(Loaded loaded) {
        return new CoordinateStyle(
                Squares.fromZero(Grid.of(loaded), loaded.game().positions()), "@", "0000", Castling.KING_WAY);
    }

    /**
     * That of XBoard, which counts ranks from 0 where there are ten or more.
     *
     * @param named whether castling is called {@code O-O}, as in chess that begins with the pieces mixed
     */
    public static CoordinateStyle xboard(Loaded loaded, boolean named) {
        var grid = Grid.of(loaded);
        var positions = loaded.game().positions();
        return new CoordinateStyle(
                grid.rows() >= 10 ? Squares.fromZero(grid, positions) : Squares.chess(grid, positions),
                "@",
                "@@@@",
                named ? Castling.NAMED : Castling.KING_WAY);
    }
}

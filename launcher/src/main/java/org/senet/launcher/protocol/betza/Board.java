package org.senet.launcher.protocol.betza;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.senet.api.Position;
import org.senet.launcher.protocol.Grid;

/** The pieces of a position by columns from the left and ranks from below, both from 0. */
final class Board {
    private final @Nullable Man[][] men;

    /**
     * A piece.
     *
     * @param side whose it is, 0 or 1
     */
    record Man(int side, String type) {
        /** 1 where forward is up, as it is for the first side; else -1. */
        int forward() {
            return side == 0 ? 1 : -1;
        }
    }

    /** A square. */
    record Square(int column, int rank) {
        Square plus(int columns, int ranks) {
            return new Square(column + columns, rank + ranks);
        }
    }

    private Board(@Nullable Man[][] men) {
        this.men = men;
    }

    /** The pieces of a position on a grid without holes. */
    static Board of(Position position, Grid grid) {
        var men = new Man[grid.columns()][grid.rows()];
        var players = position.game().players();
        for (var piece : position.pieces()) {
            var square = square(grid, piece.position());
            men[square.column][square.rank] = new Man(players.indexOf(piece.owner()), piece.piece());
        }
        return new Board(men);
    }

    /** Where a position in play is. */
    static Square square(Grid grid, String name) {
        var cell = Objects.requireNonNull(grid.cell(name));
        return new Square(cell.column(), grid.rows() - 1 - cell.row());
    }

    int columns() {
        return men.length;
    }

    int ranks() {
        return men[0].length;
    }

    boolean holds(Square square) {
        return square.column >= 0 && square.column < columns() && square.rank >= 0 && square.rank < ranks();
    }

    /** What stands on a square; null when nothing does. */
    @Nullable
    Man at(Square square) {
        return men[square.column][square.rank];
    }

    /** The same after a piece has gone from one square to another. */
    Board after(Square from, Square to) {
        var copy = new Man[columns()][];
        for (int column = 0; column < copy.length; column++) {
            copy[column] = men[column].clone();
        }
        copy[to.column][to.rank] = copy[from.column][from.rank];
        copy[from.column][from.rank] = null;
        return new Board(copy);
    }
}

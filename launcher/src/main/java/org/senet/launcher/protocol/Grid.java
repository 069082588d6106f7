package org.senet.launcher.protocol;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.api.Game;

/** The columns and rows of a board of two dimensions. */
public final class Grid {
    /** The protocols have letters for no more columns, and numbers for no more rows. */
    private static final int MOST = 52;

    private final Map<String, Cell> cells = new HashMap<>();
    private final Map<Cell, String> names = new HashMap<>();
    private int columns;
    private int rows;

    /** A place on the board, counted from 0 at the left and at the top. */
    public record Cell(int column, int row) {}

    private Grid() {}

    /**
     * The grid of a game.
     *
     * @throws ProtocolException when a position in play is not on a grid of at most 52 by 52
     */
    public static Grid of(Loaded loaded) {
        var grid = new Grid();
        var game = loaded.context().asValue(loaded.game());
        for (int row = 0; row < MOST; row++) {
            for (int column = 0; column < MOST; column++) {
                var name = game.invokeMember("at", column, row);
                if (!name.isNull()) {
                    grid.add(name.asString(), new Cell(column, row));
                }
            }
        }
        var loose = loose(loaded.game(), grid);
        if (!loose.isEmpty()) {
            throw new ProtocolException("the board of `" + loaded.game().name()
                    + "` is no grid of at most 52 columns and rows: `" + loose.getFirst() + "` has no place there");
        }
        return grid;
    }

    private static List<String> loose(Game game, Grid grid) {
        var loose = new ArrayList<>(game.positions());
        loose.removeAll(grid.cells.keySet());
        return loose;
    }

    private void add(String name, Cell cell) {
        cells.put(name, cell);
        names.put(cell, name);
        columns = Math.max(columns, cell.column + 1);
        rows = Math.max(rows, cell.row + 1);
    }

    /** The number of columns. */
    public int columns() {
        return columns;
    }

    /** The number of rows. */
    public int rows() {
        return rows;
    }

    /** Where a position in play is; null when there is none of that name. */
    public @Nullable Cell cell(String name) {
        return cells.get(name);
    }

    /** The name of the position in play at a place; null when there is none. */
    public @Nullable String name(Cell cell) {
        return names.get(cell);
    }

    /** Whether all positions are called by a letter for the column and a number for the row, counted from 1. */
    public boolean isLettered() {
        return cells.keySet().stream().allMatch(name -> name.matches("[a-z][0-9]{1,2}"));
    }

    /** Whether the names of all positions end with the number of their row, counted from 1 at the top or below. */
    public boolean isNumbered() {
        return isNumbered(true) || isNumbered(false);
    }

    private boolean isNumbered(boolean fromTop) {
        return cells.entrySet().stream().allMatch(entry -> {
            int row = entry.getValue().row();
            return entry.getKey().matches("[A-Za-z]+" + (fromTop ? row + 1 : rows - row));
        });
    }
}

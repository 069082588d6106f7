package org.senet.launcher.protocol;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How a protocol writes squares. */
public final class Squares {
    private final Map<String, String> written = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();

    private Squares() {}

    /** One way to write a place. */
    private interface Writing {
        String text(String name, Grid.Cell cell);
    }

    /** Letters from the left, numbers from 1, as on a chessboard; the script's own names where they look like that. */
    public static Squares chess(Grid grid, Iterable<String> positions) {
        return lettered(grid, positions, 0);
    }

    /** The same with numbers from 0. */
    public static Squares fromZero(Grid grid, Iterable<String> positions) {
        return lettered(grid, positions, 1);
    }

    private static Squares lettered(Grid grid, Iterable<String> positions, int less) {
        boolean named = grid.isLettered();
        return of(
                grid,
                positions,
                (name, cell) -> named
                        ? name.charAt(0) + String.valueOf(Integer.parseInt(name.substring(1)) - less)
                        : letter(cell.column()) + (grid.rows() - cell.row() - less));
    }

    /** Numbers of columns from the right, and letters of rows from the top, as in shogi. */
    public static Squares shogi(Grid grid, Iterable<String> positions) {
        return of(grid, positions, (name, cell) -> (grid.columns() - cell.column()) + letter(cell.row()));
    }

    /** Numbers from 1 in the order of the board, as in draughts. */
    public static Squares numbers(Iterable<String> positions) {
        var squares = new Squares();
        int number = 1;
        for (var name : positions) {
            squares.add(name, String.valueOf(number++));
        }
        return squares;
    }

    /** Letters from A without I, and numbers of rows: those of the script where it has some, else from 1 below, as in Go. */
    public static Squares go(Grid grid, Iterable<String> positions) {
        boolean numbered = grid.isNumbered();
        return of(
                grid,
                positions,
                (name, cell) -> point(
                        cell.column(),
                        numbered ? Integer.parseInt(name.replaceAll("[^0-9]", "")) : grid.rows() - cell.row()));
    }

    /** A point of the Go Text Protocol: a column from 0, and the number of a row. */
    public static String point(int column, int row) {
        return goColumn(column) + row;
    }

    private static String goColumn(int column) {
        int letters = 25;
        int letter = column % letters;
        var text = String.valueOf((char) ((letter >= 8 ? 'B' : 'A') + letter));
        return column < letters ? text : "A" + text;
    }

    private static Squares of(Grid grid, Iterable<String> positions, Writing writing) {
        var squares = new Squares();
        for (var name : positions) {
            var cell = grid.cell(name);
            if (cell != null) {
                squares.add(name, writing.text(name, cell));
            }
        }
        return squares;
    }

    private static String letter(int index) {
        return index < 26 ? String.valueOf((char) ('a' + index)) : String.valueOf((char) ('A' + index - 26));
    }

    private void add(String name, String text) {
        written.put(name, text);
        names.put(text, name);
    }

    /**
     * How a position is written.
     *
     * @param name of a position in play
     */
    public String text(String name) {
        var text = written.get(name);
        if (text == null) {
            throw new ProtocolException("`" + name + "` has no name in this protocol");
        }
        return text;
    }

    /** The position that a text means; null when there is none. */
    public @Nullable String name(String text) {
        return names.get(text);
    }
}

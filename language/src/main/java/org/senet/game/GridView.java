package org.senet.game;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board of two dimensions as players sit at it: files are counted from a player's right, ranks from the far side. Where
 * somebody sits is told by the first position: behind the own pieces. Immutable.
 *
 * @param game the game
 * @param columns the length of the board's first dimension
 * @param rows that of its second one
 * @param firstIsBelow whether the first player sits where the last row of a diagram is
 */
record GridView(Game game, int columns, int rows, boolean firstIsBelow) {
    /** The view of a game's board; null when it has not two dimensions, or the game not two players. */
    static @Nullable GridView of(Game game) {
        var sizes = game.design().topology.board().dimensions();
        if (sizes.size() != 2 || game.players().size() != 2) {
            return null;
        }
        var topology = game.design().topology;
        var board = game.start().snapshot().board();
        int[] rows = new int[3];
        int[] counts = new int[3];
        for (int p = 0; p < topology.size(); p++) {
            var cell = topology.board().coordinates(topology.onBoard(p));
            int owner = board[p] == 0 ? 0 : game.design().pieces.owner(board[p]);
            if (cell != null && owner > 0) {
                rows[owner] += cell[1];
                counts[owner]++;
            }
        }
        long balance = (long) rows[1] * counts[2] - (long) rows[2] * counts[1];
        return new GridView(game, sizes.get(0).size(), sizes.get(1).size(), balance >= 0);
    }

    /** Whether a player, counted from 1, looks from the last row to the first one. */
    private boolean looksUp(int player) {
        return (player == 1) == firstIsBelow;
    }

    /** The position in a file and a rank, both counted from 1 as a player sees them; null when there is none in play. */
    @Nullable
    String at(int player, int file, int rank) {
        if (file < 1 || file > columns || rank < 1 || rank > rows) {
            return null;
        }
        var topology = game.design().topology;
        boolean up = looksUp(player);
        int cell = topology.board().positionAt(up ? columns - file : file - 1, up ? rank - 1 : rows - rank);
        int position = cell < 0 ? -1 : topology.fromBoard(cell);
        return position < 0 ? null : topology.name(position);
    }

    /** The file of a position, counted from 1 from a player's right. */
    int file(int player, String position) {
        int column = cell(position)[0];
        return looksUp(player) ? columns - column : column + 1;
    }

    /** The rank of a position, counted from 1 from the side that a player looks at. */
    int rank(int player, String position) {
        int row = cell(position)[1];
        return looksUp(player) ? row + 1 : rows - row;
    }

    private int[] cell(String position) {
        var topology = game.design().topology;
        var cell = topology.board().coordinates(topology.onBoard(topology.position(position)));
        return cell == null ? new int[2] : cell;
    }

    /** Whether positions are in the grid, as those of a move must be that is told by files and ranks. */
    boolean holds(List<String> positions) {
        var topology = game.design().topology;
        return positions.stream()
                .allMatch(p -> topology.position(p) >= 0
                        && topology.board().coordinates(topology.onBoard(topology.position(p))) != null);
    }
}

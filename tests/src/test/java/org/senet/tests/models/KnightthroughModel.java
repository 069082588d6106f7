package org.senet.tests.models;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Knightthrough: squares hold 1 for White's knights, 2 for Black's; White goes up. The leaps are the same to both sides, so Black's are White's turned round. */
public record KnightthroughModel(int[] board, int mover) implements Model {
    private static final Grid GRID = new Grid(8, 8);
    private static final int[][] LEAPS = {{1, 2}, {-1, 2}, {2, 1}, {-2, 1}};

    /** Two rows of knights each. */
    public static KnightthroughModel start() {
        return new KnightthroughModel(
                GRID.squares().map(s -> s < 16 ? 1 : s >= 48 ? 2 : 0).toArray(), 1);
    }

    @Override
    public List<String> moves() {
        var moves = new ArrayList<String>();
        for (int from = 0; result() == null && from < board.length; from++) {
            if (board[from] == mover) {
                for (var leap : LEAPS) {
                    int to = GRID.step(from, leap, mover == 1 ? 1 : -1);
                    if (to >= 0 && board[to] != mover) {
                        moves.add(GRID.name(from) + (board[to] == 0 ? "-" : "x") + GRID.name(to));
                    }
                }
            }
        }
        return moves;
    }

    @Override
    public KnightthroughModel after(String move) {
        var ends = move.split("[-x]");
        var b = board.clone();
        b[GRID.square(ends[0])] = 0;
        b[GRID.square(ends[1])] = mover;
        return new KnightthroughModel(b, 3 - mover);
    }

    @Override
    public @Nullable String result() {
        if (GRID.squares().anyMatch(s -> s >= 56 && board[s] == 1)
                || GRID.squares().allMatch(s -> board[s] != 2)) {
            return "White wins";
        }
        boolean black = GRID.squares().anyMatch(s -> s < 8 && board[s] == 2)
                || GRID.squares().allMatch(s -> board[s] != 1);
        return black ? "Black wins" : null;
    }
}

package org.senet.tests.models;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Pentago: squares hold 1 for White's marbles, 2 for Black's; a quarter is named by its lower left corner. */
public record PentagoModel(int[] board, int mover) implements Model {
    private static final Grid GRID = new Grid(6, 6);
    private static final List<String> QUARTERS = List.of("a1", "d1", "a4", "d4");

    /** An empty board. */
    public static PentagoModel start() {
        return new PentagoModel(new int[GRID.size()], 1);
    }

    private boolean five(int player) {
        return GRID.squares().anyMatch(s -> board[s] == player && GRID.inLine(board, s, 5));
    }

    private PentagoModel placed(String square) {
        var b = board.clone();
        b[GRID.square(square)] = mover;
        return new PentagoModel(b, 3 - mover);
    }

    @Override
    public List<String> moves() {
        var moves = new ArrayList<String>();
        for (int s = 0; result() == null && s < board.length; s++) {
            if (board[s] == 0) {
                var name = GRID.name(s);
                if (placed(name).five(mover)) {
                    moves.add(name);
                } else {
                    QUARTERS.forEach(q -> moves.addAll(List.of(name + " " + q + ">", name + " " + q + "<")));
                }
            }
        }
        return moves;
    }

    @Override
    public PentagoModel after(String move) {
        var b = placed(move.split(" ")[0]).board;
        if (move.contains(" ")) {
            int corner = GRID.square(move.split(" ")[1].substring(0, 2));
            var turned = b.clone();
            for (int x = 0; x < 3; x++) {
                for (int y = 0; y < 3; y++) {
                    // With the clock, the left column from below becomes the top row from the left.
                    int from = corner + y * 6 + x;
                    int to = move.endsWith(">") ? corner + (2 - x) * 6 + y : corner + x * 6 + 2 - y;
                    turned[to] = b[from];
                }
            }
            b = turned;
        }
        return new PentagoModel(b, 3 - mover);
    }

    @Override
    public @Nullable String result() {
        boolean full = GRID.squares().allMatch(s -> board[s] != 0);
        if (five(1)) {
            return five(2) ? "draw" : "White wins";
        }
        return five(2) ? "Black wins" : full ? "draw" : null;
    }
}

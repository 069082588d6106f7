package org.senet.tests.models;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Epaminondas: squares hold 1 for White's pieces, 2 for Black's. A move is called by the square it leaves last and its front. */
public record EpaminondasModel(int[] board, int mover) implements Model {
    private static final Grid GRID = new Grid(14, 12);

    /** Two rows of pieces each. */
    public static EpaminondasModel start() {
        return new EpaminondasModel(
                GRID.squares().map(s -> s < 28 ? 1 : s >= 140 ? 2 : 0).toArray(), 1);
    }

    /** How many squares in a row, from one on, hold a player's pieces. */
    private int phalanx(int from, int[] direction, int player) {
        int n = 0;
        for (int to = from; to >= 0 && board[to] == player; to = GRID.step(from, direction, n)) {
            n++;
        }
        return n;
    }

    @Override
    public List<String> moves() {
        var moves = new ArrayList<String>();
        for (int tail = 0; result() == null && tail < board.length; tail++) {
            for (var direction : Grid.COMPASS) {
                int size = phalanx(tail, direction, mover);
                for (int steps = 1; steps <= size; steps++) {
                    int front = GRID.step(tail, direction, size - 1 + steps);
                    if (front < 0 || board[front] == mover) {
                        break;
                    }
                    int strength = phalanx(front, direction, 3 - mover);
                    if (strength < size) {
                        moves.add(GRID.name(tail) + (strength > 0 ? "x" : "-") + GRID.name(front));
                    }
                    if (strength > 0) {
                        break;
                    }
                }
            }
        }
        return moves;
    }

    @Override
    public EpaminondasModel after(String move) {
        var ends = move.split("[-x]");
        int tail = GRID.square(ends[0]);
        int front = GRID.square(ends[1]);
        int dx = GRID.column(front) - GRID.column(tail);
        int dy = GRID.row(front) - GRID.row(tail);
        int[] direction = {Integer.signum(dx), Integer.signum(dy)};
        int size = phalanx(tail, direction, mover);
        int steps = Math.max(Math.abs(dx), Math.abs(dy)) + 1 - size;
        var b = board.clone();
        for (int i = phalanx(front, direction, 3 - mover) - 1; i >= 0; i--) {
            b[GRID.step(front, direction, i)] = 0;
        }
        for (int i = 0; i < size + steps; i++) {
            b[GRID.step(tail, direction, i)] = i < steps ? 0 : mover;
        }
        return new EpaminondasModel(b, 3 - mover);
    }

    private long inRow(int row, int player) {
        return GRID.squares()
                .filter(s -> GRID.row(s) == row && board[s] == player)
                .count();
    }

    @Override
    public @Nullable String result() {
        long white = inRow(11, 1);
        long black = inRow(0, 2);
        if (mover == 1 ? white > black : black > white) {
            return mover == 1 ? "White wins" : "Black wins";
        }
        return GRID.squares().noneMatch(s -> board[s] == mover) ? (mover == 1 ? "Black wins" : "White wins") : null;
    }
}

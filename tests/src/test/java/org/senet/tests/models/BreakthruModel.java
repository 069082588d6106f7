package org.senet.tests.models;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Breakthru: squares hold 1 for Gold's ships, 2 for the flagship, 3 for Silver's ships.
 *
 * @param moved the square of the ship that was moved in the first half of this turn, or -1
 */
public record BreakthruModel(int[] board, boolean gold, int moved) implements Model {
    private static final Grid GRID = new Grid(11, 11);
    private static final List<String> GOLD = List.of("e4 f4 g4 e8 f8 g8 d5 d6 d7 h5 h6 h7".split(" "));
    private static final List<String> SILVER =
            List.of("d2 e2 f2 g2 h2 d10 e10 f10 g10 h10 b4 b5 b6 b7 b8 j4 j5 j6 j7 j8".split(" "));
    private static final int FLAGSHIP = 2;

    /** The usual set-up. */
    public static BreakthruModel start() {
        var board = new int[GRID.size()];
        GOLD.forEach(s -> board[GRID.square(s)] = 1);
        SILVER.forEach(s -> board[GRID.square(s)] = 3);
        board[GRID.square("f6")] = FLAGSHIP;
        return new BreakthruModel(board, true, -1);
    }

    private boolean own(int square) {
        return board[square] > 0 && (board[square] < 3) == gold;
    }

    private boolean enemy(int square) {
        return board[square] > 0 && !own(square);
    }

    private List<String> ways() {
        var moves = new ArrayList<String>();
        GRID.squares().filter(this::own).forEach(from -> {
            if (from != moved && (moved < 0 || board[from] != FLAGSHIP)) {
                for (var direction : Grid.ORTHOGONAL) {
                    for (int n = 1; ; n++) {
                        int to = GRID.step(from, direction, n);
                        if (to < 0 || board[to] > 0) {
                            break;
                        }
                        moves.add(GRID.name(from) + "-" + GRID.name(to));
                    }
                }
            }
            for (var direction : Grid.DIAGONAL) {
                int to = GRID.step(from, direction, 1);
                if (moved < 0 && to >= 0 && enemy(to)) {
                    moves.add(GRID.name(from) + "x" + GRID.name(to));
                }
            }
        });
        return moves;
    }

    @Override
    public List<String> moves() {
        if (result() != null) {
            return List.of();
        }
        var ways = ways();
        return ways.isEmpty() ? List.of("pass") : ways;
    }

    @Override
    public BreakthruModel after(String move) {
        if (move.equals("pass")) {
            return new BreakthruModel(board, !gold, -1);
        }
        var ends = move.split("[-x]");
        int from = GRID.square(ends[0]);
        int to = GRID.square(ends[1]);
        boolean goesOn = moved < 0 && board[from] != FLAGSHIP && board[to] == 0;
        var b = board.clone();
        b[to] = b[from];
        b[from] = 0;
        return new BreakthruModel(b, goesOn == gold, goesOn ? to : -1);
    }

    @Override
    public @Nullable String result() {
        int flagship =
                GRID.squares().filter(s -> board[s] == FLAGSHIP).findFirst().orElse(-1);
        if (flagship < 0) {
            return "Silver wins";
        }
        int x = GRID.column(flagship);
        int y = GRID.row(flagship);
        if (x == 0 || y == 0 || x == 10 || y == 10) {
            return "Gold wins";
        }
        return moved < 0 && ways().isEmpty() ? (gold ? "Silver wins" : "Gold wins") : null;
    }
}

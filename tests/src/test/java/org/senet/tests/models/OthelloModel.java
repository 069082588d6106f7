package org.senet.tests.models;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Othello on a string of 64 characters, the first row first. */
public record OthelloModel(String board, char mover) implements Model {
    /** Four disks in the middle. */
    public static OthelloModel start() {
        return new OthelloModel(".".repeat(27) + "WB" + ".".repeat(6) + "BW" + ".".repeat(27), 'B');
    }

    private static String name(int p) {
        return (char) ('a' + p % 8) + String.valueOf(p / 8 + 1);
    }

    private static char other(char player) {
        return player == 'B' ? 'W' : 'B';
    }

    private @Nullable String play(int p, char player) {
        if (board.charAt(p) != '.') {
            return null;
        }
        var b = new StringBuilder(board);
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                int n = 1;
                while (at(p, n * dx, n * dy) == other(player)) {
                    n++;
                }
                for (int i = 1; i < n && at(p, n * dx, n * dy) == player; i++) {
                    b.setCharAt(p + i * dx + 8 * i * dy, player);
                }
            }
        }
        boolean turned = !b.toString().equals(board);
        b.setCharAt(p, player);
        return turned ? b.toString() : null;
    }

    private char at(int p, int dx, int dy) {
        int x = p % 8 + dx;
        int y = p / 8 + dy;
        return x < 0 || y < 0 || x > 7 || y > 7 ? '#' : board.charAt(8 * y + x);
    }

    private List<String> placements(char player) {
        var moves = new ArrayList<String>();
        for (int p = 0; p < 64; p++) {
            if (play(p, player) != null) {
                moves.add(name(p));
            }
        }
        return moves;
    }

    @Override
    public List<String> moves() {
        var moves = placements(mover);
        return moves.isEmpty() && !placements(other(mover)).isEmpty() ? List.of("pass") : moves;
    }

    @Override
    public OthelloModel after(String move) {
        if (move.equals("pass")) {
            return new OthelloModel(board, other(mover));
        }
        var next = play(move.charAt(0) - 'a' + 8 * (move.charAt(1) - '1'), mover);
        return new OthelloModel(Objects.requireNonNull(next), other(mover));
    }

    @Override
    public @Nullable String result() {
        if (!moves().isEmpty()) {
            return null;
        }
        long black = board.chars().filter(c -> c == 'B').count();
        long white = board.chars().filter(c -> c == 'W').count();
        var words = black == white ? "draw" : (black > white ? "Black" : "White") + " wins";
        return words + ", " + black + " : " + white;
    }
}

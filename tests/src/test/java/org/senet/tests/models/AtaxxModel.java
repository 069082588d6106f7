package org.senet.tests.models;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Ataxx on a string of 49 characters, the seventh row first. */
public record AtaxxModel(String board, char mover) implements Model {
    private static final int SIZE = 7;

    /** Pieces in the corners. */
    public static AtaxxModel start() {
        return new AtaxxModel("B.....W" + ".......".repeat(5) + "W.....B", 'B');
    }

    private static String name(int p) {
        return (char) ('a' + p % SIZE) + String.valueOf(SIZE - p / SIZE);
    }

    private static int square(String name) {
        return name.charAt(0) - 'a' + SIZE * (SIZE - (name.charAt(1) - '0'));
    }

    private static int distance(int p, int q) {
        return Math.max(Math.abs(p % SIZE - q % SIZE), Math.abs(p / SIZE - q / SIZE));
    }

    private static char other(char player) {
        return player == 'B' ? 'W' : 'B';
    }

    private List<String> steps(char player) {
        var moves = new ArrayList<String>();
        for (int to = 0; to < SIZE * SIZE; to++) {
            boolean near = false;
            for (int from = 0; from < SIZE * SIZE; from++) {
                if (board.charAt(to) == '.' && board.charAt(from) == player) {
                    near |= distance(from, to) == 1;
                    if (distance(from, to) == 2) {
                        moves.add(name(from) + name(to));
                    }
                }
            }
            if (near) {
                moves.add(name(to));
            }
        }
        return moves;
    }

    private boolean isGone(char player) {
        return board.indexOf(player) < 0;
    }

    @Override
    public List<String> moves() {
        if (isGone('B') || isGone('W')) {
            return List.of();
        }
        var moves = steps(mover);
        return moves.isEmpty() && !steps(other(mover)).isEmpty() ? List.of("pass") : moves;
    }

    @Override
    public AtaxxModel after(String move) {
        var b = new StringBuilder(board);
        if (!move.equals("pass")) {
            int to = square(move.substring(move.length() - 2));
            if (move.length() == 4) {
                b.setCharAt(square(move), '.');
            }
            b.setCharAt(to, mover);
            for (int p = 0; p < SIZE * SIZE; p++) {
                if (distance(p, to) == 1 && b.charAt(p) == other(mover)) {
                    b.setCharAt(p, mover);
                }
            }
        }
        return new AtaxxModel(b.toString(), other(mover));
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

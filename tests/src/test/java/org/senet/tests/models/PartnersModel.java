package org.senet.tests.models;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Partners' shogi. A square holds two characters, the owner's number and the piece, or blanks; players are 0 South, 1 East,
 * 2 North, 3 West. Where South's piece goes by (x, y), a player's goes by that turned a quarter to the left so many times.
 */
public record PartnersModel(String board, List<String> hands, int mover) implements Model {
    private static final int SIZE = 9;
    private static final String SET_UP = "S20 G30 K40 G50 S60 P31 R41 P51 P42";

    /** The pieces at the start, each player's seen from its side: piece, column from the left, row from the edge. */
    public static PartnersModel start() {
        var b = new StringBuilder("  ".repeat(SIZE * SIZE));
        for (int player = 0; player < 4; player++) {
            for (var piece : SET_UP.split(" ")) {
                int x = piece.charAt(1) - '4';
                int y = piece.charAt(2) - '4';
                for (int i = 0; i < player; i++) {
                    int old = x;
                    x = -y;
                    y = old;
                }
                int p = 2 * square(x + 4, y + 4);
                b.replace(p, p + 2, player + piece.substring(0, 1));
            }
        }
        return new PartnersModel(b.toString(), List.of("", "", "", ""), 0);
    }

    private static int square(int x, int y) {
        return x + SIZE * y;
    }

    private static String name(int p) {
        return (char) ('a' + p % SIZE) + String.valueOf(p / SIZE + 1);
    }

    private char piece(int p) {
        return board.charAt(2 * p + 1);
    }

    private int owner(int p) {
        return board.charAt(2 * p) - '0';
    }

    private static String steps(char piece) {
        return switch (piece) {
            case 'P' -> "n";
            case 'S' -> "n nw ne sw se";
            case 'G' -> "n nw ne w e s";
            case 'K' -> "n nw ne w e s sw se";
            default -> "n w e s";
        };
    }

    private void add(int from, Set<String> moves) {
        char piece = piece(from);
        for (var step : steps(piece).split(" ")) {
            int dx = (step.contains("e") ? 1 : 0) - (step.contains("w") ? 1 : 0);
            int dy = (step.contains("n") ? 1 : 0) - (step.contains("s") ? 1 : 0);
            for (int i = 0; i < mover; i++) {
                int old = dx;
                dx = -dy;
                dy = old;
            }
            int x = from % SIZE + dx;
            int y = from / SIZE + dy;
            boolean going = true;
            while (going && x >= 0 && y >= 0 && x < SIZE && y < SIZE) {
                int to = square(x, y);
                boolean empty = piece(to) == ' ';
                if (empty || owner(to) % 2 != mover % 2) {
                    moves.add(piece + name(from) + "-" + name(to));
                }
                going = empty && piece == 'R';
                x += dx;
                y += dy;
            }
        }
    }

    @Override
    public List<String> moves() {
        var moves = new TreeSet<String>();
        for (int p = 0; result() == null && p < SIZE * SIZE; p++) {
            if (piece(p) == ' ') {
                for (char held : hands.get(mover).toCharArray()) {
                    moves.add(held + "*" + name(p));
                }
            } else if (owner(p) == mover) {
                add(p, moves);
            }
        }
        return List.copyOf(moves);
    }

    private static int position(String name) {
        return square(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    @Override
    public PartnersModel after(String move) {
        var b = new StringBuilder(board);
        var held = new ArrayList<>(hands);
        int to = position(move.substring(move.length() - 2));
        if (move.charAt(1) == '*') {
            held.set(mover, held.get(mover).replaceFirst(move.substring(0, 1), ""));
        } else {
            int from = position(move.substring(1));
            b.replace(2 * from, 2 * from + 2, "  ");
            if (piece(to) != ' ' && piece(to) != 'K') {
                held.set(mover, held.get(mover) + piece(to));
            }
        }
        b.replace(2 * to, 2 * to + 2, mover + move.substring(0, 1));
        return new PartnersModel(b.toString(), held, (mover + 1) % 4);
    }

    @Override
    public @Nullable String result() {
        for (int side = 0; side < 2; side++) {
            if (!board.contains(side + "K") || !board.contains(side + 2 + "K")) {
                return side == 0 ? "East and West win" : "South and North win";
            }
        }
        return null;
    }
}

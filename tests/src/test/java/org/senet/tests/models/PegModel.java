package org.senet.tests.models;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Peg solitaire on seven rows of seven characters, of which those in the corners are blank. */
public record PegModel(String holes) implements Model {
    private static final int SIZE = 7;

    /** All pegs but the one in the middle. */
    public static PegModel start() {
        return new PegModel("  ooo  " + "  ooo  " + "ooooooo" + "ooo.ooo" + "ooooooo" + "  ooo  " + "  ooo  ");
    }

    private static String name(int p) {
        return (char) ('a' + p % SIZE) + String.valueOf(SIZE - p / SIZE);
    }

    @Override
    public List<String> moves() {
        var moves = new ArrayList<String>();
        for (int a = 0; a < holes.length(); a++) {
            for (int b = 0; b < holes.length(); b++) {
                int dx = Math.abs(a % SIZE - b % SIZE);
                int dy = Math.abs(a / SIZE - b / SIZE);
                if (dx + dy == 2
                        && dx * dy == 0
                        && holes.charAt(a) == 'o'
                        && holes.charAt((a + b) / 2) == 'o'
                        && holes.charAt(b) == '.') {
                    moves.add(name(a) + name(b));
                }
            }
        }
        return moves;
    }

    private static int hole(String name) {
        return name.charAt(0) - 'a' + SIZE * (SIZE - (name.charAt(1) - '0'));
    }

    @Override
    public PegModel after(String move) {
        int a = hole(move);
        int b = hole(move.substring(2));
        var h = new StringBuilder(holes);
        h.setCharAt(a, '.');
        h.setCharAt((a + b) / 2, '.');
        h.setCharAt(b, 'o');
        return new PegModel(h.toString());
    }

    @Override
    public @Nullable String result() {
        if (!moves().isEmpty()) {
            return null;
        }
        boolean won = holes.chars().filter(c -> c == 'o').count() == 1 && holes.charAt(24) == 'o';
        return won ? "Player wins" : "Player loses";
    }
}

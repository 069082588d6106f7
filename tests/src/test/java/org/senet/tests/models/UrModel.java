package org.senet.tests.models;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The Royal Game of Ur as two lists of how far each player's pieces have come: 0 is before the board, 1 to 14 are its
 * squares, of which 5 to 12 are common, and 15 is home. The throw is -1 before the dice are thrown.
 */
public record UrModel(int[][] pieces, int mover, int thrown) implements Model {
    private static final String[] PATH = {"d", "c", "b", "a", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "h", "g"};

    /** Seven pieces each before the board. */
    public static UrModel start() {
        return new UrModel(new int[2][7], 0, -1);
    }

    private static String name(int player, int square) {
        var name = PATH[square - 1];
        return name.length() == 2 ? name : name + (player == 0 ? "1" : "3");
    }

    private boolean stands(int player, int square) {
        return IntStream.of(pieces[player]).anyMatch(p -> p == square);
    }

    private boolean canGo(int from) {
        int to = from + thrown;
        return to == 15 || to < 15 && !stands(mover, to) && !(to == 8 && stands(1 - mover, 8));
    }

    private String name(int from) {
        int to = from + thrown;
        if (from == 0) {
            return name(mover, to);
        }
        return name(mover, from) + "-" + (to == 15 ? "off" : name(mover, to));
    }

    @Override
    public List<String> moves() {
        if (result() != null) {
            return List.of();
        }
        if (thrown < 0) {
            return List.of("0", "1", "2", "3", "4");
        }
        var moves = new ArrayList<String>();
        if (thrown > 0) {
            IntStream.of(pieces[mover])
                    .distinct()
                    .filter(p -> p < 15 && canGo(p))
                    .forEach(p -> moves.add(name(p)));
        }
        return moves.isEmpty() ? List.of("pass") : moves;
    }

    @Override
    public UrModel after(String move) {
        if (thrown < 0) {
            return new UrModel(pieces, mover, Integer.parseInt(move));
        }
        if (move.equals("pass")) {
            return new UrModel(pieces, 1 - mover, -1);
        }
        var p = new int[][] {pieces[0].clone(), pieces[1].clone()};
        int i = IntStream.range(0, 7)
                .filter(k -> p[mover][k] < 15
                        && canGo(p[mover][k])
                        && name(p[mover][k]).equals(move))
                .findFirst()
                .orElseThrow();
        int to = p[mover][i] + thrown;
        p[mover][i] = to;
        for (int k = 0; k < 7; k++) {
            if (to >= 5 && to <= 12 && p[1 - mover][k] == to) {
                p[1 - mover][k] = 0;
            }
        }
        boolean again = to == 4 || to == 8 || to == 14;
        return new UrModel(p, again ? mover : 1 - mover, -1);
    }

    @Override
    public @Nullable String result() {
        for (int player = 0; player < 2; player++) {
            if (IntStream.of(pieces[player]).allMatch(p -> p == 15)) {
                return player == 0 ? "White wins" : "Black wins";
            }
        }
        return null;
    }
}

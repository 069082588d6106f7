package org.senet.tests.models;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fifteen puzzle as a list of sixteen numbers, 0 for the empty square. */
public record FifteenModel(List<Integer> tiles) implements Model {
    /** Six slides from the end. */
    public static FifteenModel start() {
        return new FifteenModel(List.of(5, 1, 2, 3, 9, 6, 7, 4, 13, 10, 11, 8, 0, 14, 15, 12));
    }

    @Override
    public List<String> moves() {
        var moves = new ArrayList<String>();
        int hole = tiles.indexOf(0);
        for (int p = 0; result() == null && p < 16; p++) {
            if (Math.abs(p % 4 - hole % 4) + Math.abs(p / 4 - hole / 4) == 1) {
                moves.add(String.valueOf(tiles.get(p)));
            }
        }
        return moves;
    }

    @Override
    public FifteenModel after(String move) {
        var next = new ArrayList<>(tiles);
        Collections.swap(next, tiles.indexOf(0), tiles.indexOf(Integer.valueOf(move)));
        return new FifteenModel(next);
    }

    @Override
    public @Nullable String result() {
        return tiles.subList(0, 15).equals(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
                ? "Player wins"
                : null;
    }
}

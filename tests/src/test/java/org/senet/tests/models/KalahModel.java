package org.senet.tests.models;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Kalah as an array of fourteen numbers: South's pits are 0-5 and its store is 6, North's pits are 7-12 and its store is 13.
 * The pit on the other side of pit p is 12 - p.
 */
public record KalahModel(int[] seeds, int mover) implements Model {
    private static final int PITS = 6;
    private static final int ROUND = 14;

    /** Four seeds in each pit. */
    public static KalahModel start() {
        var seeds = new int[ROUND];
        for (int i = 0; i < ROUND; i++) {
            seeds[i] = i % 7 == PITS ? 0 : 4;
        }
        return new KalahModel(seeds, 0);
    }

    private static String name(int pit) {
        return pit < PITS ? (char) ('a' + pit) + "1" : (char) ('a' + 12 - pit) + "2";
    }

    private int side(int player) {
        return IntStream.range(player * 7, player * 7 + PITS).map(i -> seeds[i]).sum();
    }

    private boolean over() {
        return side(0) == 0 || side(1) == 0;
    }

    @Override
    public List<String> moves() {
        var moves = new ArrayList<String>();
        for (int i = mover * 7; !over() && i < mover * 7 + PITS; i++) {
            if (seeds[i] > 0) {
                moves.add(name(i));
            }
        }
        return moves;
    }

    @Override
    public KalahModel after(String move) {
        var s = seeds.clone();
        int at = IntStream.range(0, ROUND)
                .filter(i -> i % 7 != PITS && name(i).equals(move))
                .findFirst()
                .orElseThrow();
        int hand = s[at];
        s[at] = 0;
        while (hand > 0) {
            at = (at + 1) % ROUND;
            if (at != (mover == 0 ? 13 : 6)) {
                s[at]++;
                hand--;
            }
        }
        int store = mover * 7 + PITS;
        if (at == store) {
            return new KalahModel(s, mover);
        }
        boolean own = at / 7 == mover;
        if (own && s[at] == 1 && s[12 - at] > 0) {
            s[store] += 1 + s[12 - at];
            s[at] = 0;
            s[12 - at] = 0;
        }
        return new KalahModel(s, 1 - mover);
    }

    @Override
    public @Nullable String result() {
        if (!over()) {
            return null;
        }
        int south = side(0) + seeds[6];
        int north = side(1) + seeds[13];
        var words = south == north ? "draw" : (south > north ? "South" : "North") + " wins";
        return words + ", " + south + " : " + north;
    }
}

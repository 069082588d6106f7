package org.senet.tests.models;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Oware as an array of twelve numbers in the order of sowing: South's houses are 0-5, North's 6-11.
 *
 * @param stored what South and North have captured
 * @param seen the positions that were there before, with who was to move
 */
public record OwareModel(int[] seeds, int[] stored, int mover, Set<String> seen, boolean repeated) implements Model {
    private static final int SIDE = 6;
    private static final int ROUND = 12;
    private static final int ENOUGH = 25;

    /** Four seeds in each house. */
    public static OwareModel start() {
        var seeds = new int[ROUND];
        Arrays.fill(seeds, 4);
        return new OwareModel(seeds, new int[2], 0, Set.of(key(seeds, 0) + Arrays.toString(new int[2])), false);
    }

    private static String key(int[] seeds, int mover) {
        return mover + Arrays.toString(seeds);
    }

    private static String name(int house) {
        return house < SIDE ? (char) ('a' + house) + "1" : (char) ('a' + ROUND - 1 - house) + "2";
    }

    private static int side(int[] seeds, int player) {
        return IntStream.range(player * SIDE, player * SIDE + SIDE)
                .map(i -> seeds[i])
                .sum();
    }

    private boolean won() {
        return stored[0] >= ENOUGH || stored[1] >= ENOUGH;
    }

    @Override
    public List<String> moves() {
        var moves = new ArrayList<String>();
        for (int house = mover * SIDE; !won() && !repeated && house < mover * SIDE + SIDE; house++) {
            var sown = seeds.clone();
            if (seeds[house] > 0) {
                sow(sown, house);
                if (side(sown, 1 - mover) > 0) {
                    moves.add(name(house));
                }
            }
        }
        return moves;
    }

    /** Where the last seed falls. */
    private static int sow(int[] seeds, int house) {
        int at = house;
        int hand = seeds[house];
        seeds[house] = 0;
        while (hand > 0) {
            at = (at + 1) % ROUND;
            if (at != house) {
                seeds[at]++;
                hand--;
            }
        }
        return at;
    }

    @Override
    public OwareModel after(String move) {
        int house = IntStream.range(0, ROUND)
                .filter(i -> name(i).equals(move))
                .findFirst()
                .orElseThrow();
        var next = seeds.clone();
        int end = sow(next, house);
        var captured = next.clone();
        int gain = 0;
        for (int at = end; at >= 0 && at / SIDE == 1 - mover && (captured[at] == 2 || captured[at] == 3); at--) {
            gain += captured[at];
            captured[at] = 0;
        }
        var total = stored.clone();
        if (gain > 0 && side(captured, 1 - mover) > 0) {
            next = captured;
            total[mover] += gain;
        }
        var now = key(next, 1 - mover) + Arrays.toString(total);
        var all = new HashSet<>(seen);
        return new OwareModel(next, total, 1 - mover, all, !all.add(now));
    }

    @Override
    public @Nullable String result() {
        if (won()) {
            return (stored[0] > stored[1] ? "South" : "North") + " wins";
        }
        if (!moves().isEmpty()) {
            return null;
        }
        int south = stored[0] + side(seeds, 0);
        int north = stored[1] + side(seeds, 1);
        var words = south == north ? "draw" : (south > north ? "South" : "North") + " wins";
        return words + ", " + south + " : " + north;
    }
}

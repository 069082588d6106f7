package org.senet.tests.models;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Senet on houses 1 to 30 in a line. Owners are 1 for White and 2 for Black; nobody has thrown where the throw is 0. */
public record SenetModel(int[] houses, int mover, int thrown) implements Model {
    private static final List<String> THROWS = List.of("one", "two", "three", "four", "five");

    /** Pawns in turn on the first ten houses. */
    public static SenetModel start() {
        var houses = new int[31];
        for (int h = 1; h <= 10; h++) {
            houses[h] = h % 2 == 1 ? 1 : 2;
        }
        return new SenetModel(houses, 1, 0);
    }

    private static String name(int house) {
        int column = (house - 1) % 10;
        int row = (house - 1) / 10;
        return (char) ('a' + (row == 1 ? 9 - column : column)) + String.valueOf(row + 1);
    }

    private boolean isEnemy(int house) {
        return house >= 1 && house <= 30 && houses[house] == 3 - mover;
    }

    private boolean goesAhead(int from) {
        int to = from + thrown;
        if (from >= 27 || to > 30 || from < 26 && to > 26 || houses[to] == mover) {
            return false;
        }
        for (int h = from + 1; h + 2 <= to; h++) {
            if (isEnemy(h) && isEnemy(h + 1) && isEnemy(h + 2)) {
                return false;
            }
        }
        return !isEnemy(to) || !isEnemy(to - 1) && !isEnemy(to + 1);
    }

    private boolean goesOff(int from) {
        return from == 26 && thrown == 5 || from >= 28 && thrown == 31 - from;
    }

    @Override
    public List<String> moves() {
        if (result() != null) {
            return List.of();
        }
        if (thrown == 0) {
            return THROWS;
        }
        var ahead = new ArrayList<String>();
        var back = new ArrayList<String>();
        for (int from = 1; from <= 30; from++) {
            if (houses[from] == mover) {
                if (goesAhead(from)) {
                    ahead.add(name(from) + "-" + name(from + thrown));
                }
                if (goesOff(from)) {
                    ahead.add(name(from) + " off");
                }
                if (from < 27 && from > thrown && houses[from - thrown] == 0) {
                    back.add(name(from) + "-" + name(from - thrown));
                }
            }
        }
        return !ahead.isEmpty() ? ahead : !back.isEmpty() ? back : List.of("pass");
    }

    private static int house(String name) {
        int h = 1;
        while (!name(h).equals(name)) {
            h++;
        }
        return h;
    }

    @Override
    public SenetModel after(String move) {
        if (thrown == 0) {
            return new SenetModel(houses, mover, THROWS.indexOf(move) + 1);
        }
        if (move.equals("pass")) {
            return new SenetModel(houses, 3 - mover, 0);
        }
        var h = houses.clone();
        int from = house(move.substring(0, 2));
        h[from] = 0;
        if (!move.endsWith("off")) {
            int to = house(move.substring(3));
            h[from] = h[to];
            while (to == 27 || to <= 15 && to != house(move.substring(3)) && h[to] != 0) {
                to = to == 27 ? 15 : to - 1;
                if (h[to] == 0) {
                    break;
                }
            }
            h[to] = mover;
        }
        boolean again = thrown == 1 || thrown >= 4;
        return new SenetModel(h, again ? mover : 3 - mover, 0);
    }

    @Override
    public @Nullable String result() {
        for (int player = 1; player <= 2; player++) {
            boolean any = false;
            for (int house : houses) {
                any |= house == player;
            }
            if (!any) {
                return player == 1 ? "White wins" : "Black wins";
            }
        }
        return null;
    }
}

package org.senet.tests.models;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Backgammon: how many checkers each player has at each distance from being borne off; 0 is off, 25 the bar. Moves are called by
 * the texts of the positions that they leave, because plays that come to the same are one.
 *
 * @param high the higher one of the dice, 0 before the throw
 */
public record BackgammonModel(int[][] checkers, int mover, int high, int low) implements Model {
    private static final int BAR = 25;

    /** The usual set-up; White is about to throw. */
    public static BackgammonModel start() {
        var checkers = new int[2][BAR + 1];
        for (var side : checkers) {
            side[24] = 2;
            side[13] = 5;
            side[8] = 3;
            side[6] = 5;
        }
        return new BackgammonModel(checkers, 0, 0, 0);
    }

    /** The position after one checker has gone so many points from a distance; null where that is not allowed. */
    private @Nullable BackgammonModel played(int from, int pips) {
        var own = checkers[mover];
        if (own[from] == 0 || from != BAR && own[BAR] > 0) {
            return null;
        }
        int to = Math.max(0, from - pips);
        int farthest = BAR;
        while (own[farthest] == 0) {
            farthest--;
        }
        if (to == 0 && (farthest > 6 || from < pips && farthest > from)) {
            return null;
        }
        int there = to == 0 ? 0 : checkers[1 - mover][BAR - to];
        if (there > 1) {
            return null;
        }
        var next = new int[][] {checkers[0].clone(), checkers[1].clone()};
        next[mover][from]--;
        next[mover][to]++;
        if (there == 1) {
            next[1 - mover][BAR - to]--;
            next[1 - mover][BAR]++;
        }
        return new BackgammonModel(next, mover, high, low);
    }

    /** Collects what can be reached with each number of dice, in the order given. */
    private void play(int[] dice, int used, List<List<BackgammonModel>> reached) {
        reached.get(used).add(this);
        for (int from = 1; used < dice.length && from <= BAR; from++) {
            var next = played(from, dice[used]);
            if (next != null) {
                next.play(dice, used + 1, reached);
            }
        }
    }

    private static List<List<BackgammonModel>> ways(BackgammonModel start, int... dice) {
        var reached = new ArrayList<List<BackgammonModel>>();
        for (int i = 0; i <= dice.length; i++) {
            reached.add(new ArrayList<>());
        }
        start.play(dice, 0, reached);
        while (reached.getLast().isEmpty()) {
            reached.removeLast();
        }
        return reached;
    }

    private List<BackgammonModel> plays() {
        if (high == low) {
            return ways(this, high, high, high, high).getLast();
        }
        var first = ways(this, high, low);
        var second = ways(this, low, high);
        if (first.size() == second.size() && first.size() > 2) {
            var all = new ArrayList<>(first.getLast());
            all.addAll(second.getLast());
            return all;
        }
        return first.size() >= second.size() ? first.getLast() : second.getLast();
    }

    private Map<String, BackgammonModel> next() {
        var next = new LinkedHashMap<String, BackgammonModel>();
        if (result() != null) {
            return next;
        }
        if (high == 0) {
            for (int h = 1; h <= 6; h++) {
                for (int l = 1; l <= h; l++) {
                    var thrown = new BackgammonModel(checkers, mover, h, l);
                    next.put(thrown.text(), thrown);
                }
            }
        } else {
            for (var play : plays()) {
                var done = new BackgammonModel(play.checkers, 1 - mover, 0, 0);
                next.put(done.text(), done);
            }
        }
        return next;
    }

    private String text() {
        var turn = high == 0 ? (mover == 0 ? "D" : "D/2") : (mover == 0 ? "W" : "B");
        var thrown = high == 0 ? "" : ";high=" + high + ";low=" + low;
        return turn + ":D:W" + side(0) + ":B" + side(1) + thrown;
    }

    private String side(int player) {
        var pieces = new StringJoiner(",");
        for (int point = 1; point <= 24; point++) {
            add(pieces, "p" + point, checkers[player][player == 0 ? point : BAR - point], player);
        }
        add(pieces, player == 0 ? "white-bar" : "black-bar", checkers[player][BAR], player);
        return pieces.toString();
    }

    private static void add(StringJoiner pieces, String place, int number, int player) {
        if (number > 0) {
            var letters = (player == 0 ? ",W" : ",B").repeat(number - 1);
            pieces.add(place + (letters.isEmpty() ? "" : "[" + letters.substring(1) + "]"));
        }
    }

    @Override
    public List<String> moves() {
        return List.copyOf(next().keySet());
    }

    @Override
    public BackgammonModel after(String move) {
        return Objects.requireNonNull(next().get(move), move);
    }

    @Override
    public @Nullable String result() {
        return checkers[0][0] == 15 ? "White wins" : checkers[1][0] == 15 ? "Black wins" : null;
    }
}

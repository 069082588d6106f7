package org.senet.tests.models;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Tak on five by five squares. A stack is a text from below; w and b are the flat stones of White and Black, s and t their walls, c
 * and d their capstones.
 */
public record TakModel(String[] stacks, int[] stones, int[] caps, int ply) implements Model {
    private static final Grid GRID = new Grid(5, 5);
    private static final String WAYS = "nesw";
    private static final String FLATS = "wb";
    private static final String WALLS = "st";
    private static final String CAPS = "cd";

    /** An empty board; 21 stones and a capstone each. */
    public static TakModel start() {
        var empty = new String[GRID.size()];
        Arrays.fill(empty, "");
        return new TakModel(empty, new int[] {21, 21}, new int[] {1, 1}, 0);
    }

    private int mover() {
        return ply % 2;
    }

    private char top(int square) {
        return stacks[square].isEmpty() ? ' ' : stacks[square].charAt(stacks[square].length() - 1);
    }

    private boolean owns(int player, int square) {
        char top = top(square);
        return top == FLATS.charAt(player) || top == WALLS.charAt(player) || top == CAPS.charAt(player);
    }

    @Override
    public List<String> moves() {
        var moves = new ArrayList<String>();
        if (result() != null) {
            return moves;
        }
        for (int s = 0; s < GRID.size(); s++) {
            if (stacks[s].isEmpty()) {
                var name = GRID.name(s);
                if (stones[mover()] > 0 || ply < 2) {
                    moves.add(name);
                }
                if (ply >= 2 && stones[mover()] > 0) {
                    moves.add("S" + name);
                }
                if (ply >= 2 && caps[mover()] > 0) {
                    moves.add("C" + name);
                }
            } else if (ply >= 2 && owns(mover(), s)) {
                for (int n = 1; n <= Math.min(5, stacks[s].length()); n++) {
                    for (int d = 0; d < 4; d++) {
                        shed(s, d, 1, n, n + GRID.name(s) + WAYS.charAt(d), moves);
                    }
                }
            }
        }
        return moves;
    }

    /** Adds the ways to put down so many stones from a distance on. */
    private void shed(int from, int direction, int distance, int left, String name, List<String> moves) {
        if (left == 0) {
            moves.add(name);
            return;
        }
        int to = GRID.step(from, Grid.ORTHOGONAL[direction], distance);
        if (to < 0 || CAPS.indexOf(top(to)) >= 0) {
            return;
        }
        boolean wall = WALLS.indexOf(top(to)) >= 0;
        if (wall && !(left == 1 && CAPS.indexOf(top(from)) >= 0)) {
            return;
        }
        for (int n = 1; n <= left; n++) {
            shed(from, direction, distance + 1, left - n, name + n, moves);
        }
    }

    @Override
    public TakModel after(String move) {
        var s = stacks.clone();
        var left = new int[][] {stones.clone(), caps.clone()};
        char first = move.charAt(0);
        if (Character.isDigit(first)) {
            int from = GRID.square(move.substring(1, 3));
            int keep = s[from].length() - (first - '0');
            var hand = s[from].substring(keep);
            s[from] = s[from].substring(0, keep);
            for (int i = 4; i < move.length(); i++) {
                int to = GRID.step(from, Grid.ORTHOGONAL[WAYS.indexOf(move.charAt(3))], i - 3);
                int n = move.charAt(i) - '0';
                s[to] = s[to].replace('s', 'w').replace('t', 'b') + hand.substring(0, n);
                hand = hand.substring(n);
            }
        } else {
            int owner = ply < 2 ? 1 - mover() : mover();
            var kinds = first == 'S' ? WALLS : first == 'C' ? CAPS : FLATS;
            s[GRID.square(move.substring(move.length() - 2))] = kinds.substring(owner, owner + 1);
            left[first == 'C' ? 1 : 0][owner]--;
        }
        return new TakModel(s, left[0], left[1], ply + 1);
    }

    private boolean road(int player) {
        IntPredicate paved = s -> top(s) == FLATS.charAt(player) || top(s) == CAPS.charAt(player);
        return connects(paved, s -> GRID.row(s) == 0, s -> GRID.row(s) == 4)
                || connects(paved, s -> GRID.column(s) == 0, s -> GRID.column(s) == 4);
    }

    private static boolean connects(IntPredicate paved, IntPredicate begin, IntPredicate end) {
        var seen = new HashSet<Integer>();
        GRID.squares().filter(paved.and(begin)).forEach(seen::add);
        var queue = new ArrayDeque<>(seen);
        while (!queue.isEmpty()) {
            int s = queue.remove();
            for (var direction : Grid.ORTHOGONAL) {
                int to = GRID.step(s, direction, 1);
                if (to >= 0 && paved.test(to) && seen.add(to)) {
                    queue.add(to);
                }
            }
        }
        return seen.stream().anyMatch(end::test);
    }

    @Override
    public @Nullable String result() {
        for (int player : new int[] {1 - mover(), mover()}) {
            if (road(player)) {
                return player == 0 ? "White wins" : "Black wins";
            }
        }
        boolean out = stones[0] + caps[0] == 0 || stones[1] + caps[1] == 0;
        if (!out && Arrays.stream(stacks).anyMatch(String::isEmpty)) {
            return null;
        }
        long white = GRID.squares().filter(s -> top(s) == 'w').count();
        long black = GRID.squares().filter(s -> top(s) == 'b').count();
        var words = white == black ? "draw" : (white > black ? "White" : "Black") + " wins";
        return words + ", " + white + " : " + black;
    }
}

package org.senet.tests.models;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Go with area scoring, no suicide and positional superko, on boards as strings of {@code .}, {@code B} and {@code W}. */
public record GoModel(int size, String board, Set<String> past, int passes, boolean black) implements Model {
    private static final String COLUMNS = "ABCDEFGHJKLMNOPQRST";

    /** An empty board. */
    public static GoModel start(int size) {
        var empty = ".".repeat(size * size);
        return new GoModel(size, empty, Set.of(empty), 0, true);
    }

    private String name(int p) {
        return COLUMNS.charAt(p % size) + String.valueOf(size - p / size);
    }

    private List<Integer> neighbours(int p) {
        var list = new ArrayList<Integer>();
        if (p % size > 0) {
            list.add(p - 1);
        }
        if (p % size < size - 1) {
            list.add(p + 1);
        }
        if (p >= size) {
            list.add(p - size);
        }
        if (p < size * (size - 1)) {
            list.add(p + size);
        }
        return list;
    }

    private Set<Integer> group(CharSequence b, int p) {
        var group = new HashSet<Integer>();
        var todo = new ArrayList<>(List.of(p));
        while (!todo.isEmpty()) {
            int q = todo.removeLast();
            if (group.add(q)) {
                neighbours(q).stream().filter(n -> b.charAt(n) == b.charAt(q)).forEach(todo::add);
            }
        }
        return group;
    }

    private boolean touches(CharSequence b, Set<Integer> group, char c) {
        return group.stream().flatMap(p -> neighbours(p).stream()).anyMatch(n -> b.charAt(n) == c);
    }

    private @Nullable String play(int p) {
        if (board.charAt(p) != '.') {
            return null;
        }
        var b = new StringBuilder(board);
        char own = black ? 'B' : 'W';
        b.setCharAt(p, own);
        for (int n : neighbours(p)) {
            if (b.charAt(n) != '.' && b.charAt(n) != own) {
                var group = group(b, n);
                if (!touches(b, group, '.')) {
                    group.forEach(q -> b.setCharAt(q, '.'));
                }
            }
        }
        return touches(b, group(b, p), '.') && !past.contains(b.toString()) ? b.toString() : null;
    }

    @Override
    public List<String> moves() {
        var moves = new ArrayList<String>();
        if (passes < 2) {
            for (int p = 0; p < size * size; p++) {
                if (play(p) != null) {
                    moves.add(name(p));
                }
            }
            moves.add("pass");
        }
        return moves;
    }

    @Override
    public GoModel after(String move) {
        if (move.equals("pass")) {
            return new GoModel(size, board, past, passes + 1, !black);
        }
        int p = 0;
        while (!name(p).equals(move)) {
            p++;
        }
        var next = Objects.requireNonNull(play(p));
        var boards = new HashSet<>(past);
        boards.add(next);
        return new GoModel(size, next, boards, 0, !black);
    }

    private int area(char own, char other) {
        int area = 0;
        for (int p = 0; p < size * size; p++) {
            char c = board.charAt(p);
            if (c == own
                    || c == '.' && touches(board, group(board, p), own) && !touches(board, group(board, p), other)) {
                area++;
            }
        }
        return area;
    }

    @Override
    public @Nullable String result() {
        if (passes < 2) {
            return null;
        }
        int b = area('B', 'W');
        double w = area('W', 'B') + 7.5;
        return (b > w ? "Black" : "White") + " wins, " + b + " : " + w;
    }
}

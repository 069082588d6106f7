package org.senet.tests.models;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Margo by geometry: a ball is a point of space. Its layer is z, and x and y are the coordinates of its middle as one looks
 * from above, two for each hole, so that a ball of layer z lies at coordinates of the parity of z.
 */
public record MargoModel(int size, Map<Ball, Boolean> balls, Set<Map<Ball, Boolean>> past, boolean white)
        implements Model {
    private static final String[] LAYERS = {"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"};
    private static final int[][] CORNERS = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    private static final int[][] SIDES = {{2, 0}, {-2, 0}, {0, 2}, {0, -2}};

    record Ball(int x, int y, int z) {
        Ball by(int dx, int dy, int dz) {
            return new Ball(x + dx, y + dy, z + dz);
        }
    }

    /** An empty board. */
    public static MargoModel start(int size) {
        return new MargoModel(size, Map.of(), Set.of(Map.of()), true);
    }

    private String name(Ball b) {
        return (char) ('a' + (b.x - b.z) / 2) + String.valueOf(size - (b.y - b.z) / 2) + LAYERS[b.z];
    }

    private List<Ball> places() {
        var list = new ArrayList<Ball>();
        for (int z = 0; z < size; z++) {
            for (int x = z; x <= 2 * (size - 1) - z; x += 2) {
                for (int y = z; y <= 2 * (size - 1) - z; y += 2) {
                    list.add(new Ball(x, y, z));
                }
            }
        }
        return list;
    }

    private static boolean isHole(int size, Ball b) {
        return b.z == 0 && b.x >= 0 && b.y >= 0 && b.x <= 2 * (size - 1) && b.y <= 2 * (size - 1);
    }

    private static List<Ball> connected(Map<Ball, Boolean> board, Ball ball) {
        boolean owner = Objects.requireNonNull(board.get(ball));
        var list = new ArrayList<Ball>();
        for (var d : SIDES) {
            var other = ball.by(d[0], d[1], 0);
            var one = board.get(ball.by((d[0] + d[1]) / 2, (d[0] + d[1]) / 2, 1));
            var two = board.get(ball.by((d[0] - d[1]) / 2, (d[1] - d[0]) / 2, 1));
            boolean crossed = one != null && two != null && one != owner && two != owner;
            if (!crossed && Boolean.valueOf(owner).equals(board.get(other))) {
                list.add(other);
            }
        }
        for (var d : CORNERS) {
            for (int dz : new int[] {1, -1}) {
                var other = ball.by(d[0], d[1], dz);
                var lower = dz > 0 ? ball : other;
                var lid = board.get(lower.by(0, 0, 2));
                if (Boolean.valueOf(owner).equals(board.get(other)) && (lid == null || lid == owner)) {
                    list.add(other);
                }
            }
        }
        return list;
    }

    private static Set<Ball> group(Map<Ball, Boolean> board, Ball ball) {
        var group = new HashSet<Ball>();
        var todo = new ArrayList<>(List.of(ball));
        while (!todo.isEmpty()) {
            var b = todo.removeLast();
            if (group.add(b)) {
                todo.addAll(connected(board, b));
            }
        }
        return group;
    }

    private boolean isFree(Map<Ball, Boolean> board, Set<Ball> group) {
        for (var b : group) {
            for (var d : SIDES) {
                var hole = b.by(d[0], d[1], 0);
                if (isHole(size, hole) && !board.containsKey(hole)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean carries(Map<Ball, Boolean> board, Ball ball, Set<Ball> leaving) {
        for (var d : CORNERS) {
            var above = ball.by(d[0], d[1], 1);
            if (board.containsKey(above) && (!leaving.contains(above) || carries(board, above, leaving))) {
                return true;
            }
        }
        return false;
    }

    private @Nullable Map<Ball, Boolean> play(Ball ball) {
        boolean supported = ball.z == 0;
        if (!supported) {
            supported = true;
            for (var d : CORNERS) {
                supported &= balls.containsKey(ball.by(d[0], d[1], -1));
            }
        }
        if (!supported || balls.containsKey(ball)) {
            return null;
        }
        var board = new HashMap<>(balls);
        board.put(ball, white);
        var leaving = new HashSet<Ball>();
        for (var entry : board.entrySet()) {
            if (entry.getValue() != white && !isFree(board, group(board, entry.getKey()))) {
                leaving.add(entry.getKey());
            }
        }
        var staying = new HashMap<>(board);
        leaving.stream().filter(b -> !carries(board, b, leaving)).forEach(staying::remove);
        return isFree(staying, group(staying, ball)) && !past.contains(staying) ? staying : null;
    }

    @Override
    public List<String> moves() {
        return places().stream().filter(b -> play(b) != null).map(this::name).toList();
    }

    @Override
    public MargoModel after(String move) {
        var ball =
                places().stream().filter(b -> name(b).equals(move)).findFirst().orElseThrow();
        var next = Objects.requireNonNull(play(ball));
        var boards = new HashSet<>(past);
        boards.add(next);
        return new MargoModel(size, next, boards, !white);
    }

    @Override
    public @Nullable String result() {
        if (!moves().isEmpty()) {
            return null;
        }
        long whites = balls.values().stream().filter(b -> b).count();
        long blacks = balls.size() - whites;
        var words = whites == blacks ? "draw" : (whites > blacks ? "White" : "Black") + " wins";
        return words + ", " + whites + " : " + blacks;
    }
}

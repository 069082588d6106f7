package org.senet.lint.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.senet.board.Board;
import org.senet.game.GameRules;
import org.senet.game.GameRules.PieceRules;
import org.senet.ir.Ir;
import org.senet.ir.IrTree;
import org.senet.lint.Program;
import org.senet.lint.Report;
import org.senet.state.Direction;
import org.senet.state.Place;

/**
 * Finds players who start facing each other although a piece moves one way only, which is the same way for both: a
 * symmetry is missing.
 */
final class MissingSymmetry extends Warning {
    MissingSymmetry() {
        super("missing-symmetry", "players who face each other, while pieces of both move the same way");
    }

    @Override
    public void game(GameRules game, Program program, Report report) {
        var board = game.board();
        for (int i = 0; i < game.players().size(); i++) {
            for (int j = i + 1; j < game.players().size(); j++) {
                var pair = new Pair(game.players().get(i), game.players().get(j));
                boolean found = false;
                for (int dimension = 0; dimension < board.dimensions().size() && !found; dimension++) {
                    found = look(game, pair, dimension, program, report);
                }
            }
        }
    }

    private record Pair(String one, String other) {}

    private static boolean look(GameRules game, Pair pair, int dimension, Program program, Report report) {
        if (!areApart(game, pair, dimension)) {
            return false;
        }
        for (var piece : game.pieces()) {
            var way = piece.ways().isEmpty() || !isOfBoth(game, pair, piece.name())
                    ? null
                    : oneWay(game, pair, piece, dimension);
            if (way != null) {
                report(game, pair, piece, way, dimension, program, report);
                return true;
            }
        }
        return false;
    }

    /** The directions of a move that leads one way only, while no other move of the piece leads back; or null. */
    private static @Nullable List<String> oneWay(GameRules game, Pair pair, PieceRules piece, int dimension) {
        List<String> found = null;
        var senses = new HashSet<Integer>();
        for (var way : piece.ways()) {
            var directions = directions(way);
            if (way.placing() || directions == null || directions.isEmpty()) {
                continue;
            }
            int sense = sense(game.board(), directions, dimension);
            if (sense != 0) {
                senses.add(sense);
                boolean same = directions.stream().allMatch(d -> meansTheSame(game.board(), pair, d));
                found = found == null && same ? List.copyOf(directions) : found;
            }
        }
        return senses.size() == 1 ? found : null;
    }

    /** The directions in which a move steps; null when it goes to positions, or calls functions that may step. */
    private static @Nullable Set<String> directions(GameRules.Way way) {
        var names = new TreeSet<String>();
        var code = new ArrayList<Ir>(way.pre());
        code.addAll(way.body());
        code.addAll(way.post());
        return code.stream().allMatch(ir -> collect(ir, names)) ? names : null;
    }

    private static boolean collect(Ir ir, Set<String> names) {
        if (ir instanceof Ir.Const c && c.value() instanceof Direction d) {
            names.add(d.name());
        }
        boolean unknown = ir instanceof Ir.Call
                || ir instanceof Ir.Fn
                || ir instanceof Ir.Test t && t.value() instanceof Ir.Const c && c.value() instanceof Place;
        boolean looks = ir instanceof Ir.Ask
                || ir instanceof Ir.InZone
                || ir instanceof Ir.PieceAttribute
                || ir instanceof Ir.Mark
                || ir instanceof Ir.IsAttacked;
        return !unknown && (looks || IrTree.children(ir).stream().allMatch(c -> collect(c, names)));
    }

    /** 1 or -1 when all steps in these directions go up or down along a dimension, else 0. */
    private static int sense(Board board, Set<String> directions, int dimension) {
        int sense = 0;
        for (var name : directions) {
            int direction = board.direction(name);
            for (int p = 0; p < board.size(); p++) {
                int to = direction < 0 ? -1 : board.step(direction, p);
                if (to < 0) {
                    continue;
                }
                var from = board.coordinates(p);
                var goal = board.coordinates(to);
                int step = from == null || goal == null ? 0 : Integer.signum(goal[dimension] - from[dimension]);
                if (step == 0 || sense != 0 && sense != step) {
                    return 0;
                }
                sense = step;
            }
        }
        return sense;
    }

    private static boolean meansTheSame(Board board, Pair pair, String direction) {
        int number = board.direction(direction);
        return board.symmetric(pair.one, number) == board.symmetric(pair.other, number);
    }

    private static boolean isOfBoth(GameRules game, Pair pair, String type) {
        return List.of(pair.one, pair.other).stream().allMatch(player -> game.start().stream()
                .anyMatch(s -> s.player().equals(player) && s.type().equals(type)));
    }

    /** Whether all pieces of one player begin on one side of all pieces of the other along a dimension. */
    private static boolean areApart(GameRules game, Pair pair, int dimension) {
        var one = range(game, pair.one, dimension);
        var other = range(game, pair.other, dimension);
        return one != null && other != null && (one[1] < other[0] || other[1] < one[0]);
    }

    private static int @Nullable [] range(GameRules game, String player, int dimension) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (var setup : game.start()) {
            for (var position : setup.positions()) {
                int number = setup.player().equals(player) ? game.board().position(position) : -1;
                var coordinates = number < 0 ? null : game.board().coordinates(number);
                if (coordinates != null) {
                    least = Math.min(least, coordinates[dimension]);
                    most = Math.max(most, coordinates[dimension]);
                }
            }
        }
        return least > most ? null : new int[] {least, most};
    }

    private static void report(
            GameRules game,
            Pair pair,
            PieceRules piece,
            List<String> directions,
            int dimension,
            Program program,
            Report report) {
        var declared = Boards.of(program).stream()
                .filter(b -> b.board() == game.board())
                .findFirst();
        var place = declared.isPresent()
                ? declared.get().place(List.of("name"), game.board().name())
                : game.form().span();
        report.add(
                place,
                "`" + pair.one + "` and `" + pair.other + "` start facing each other, but " + Texts.list(directions)
                        + " lead" + (directions.size() == 1 ? "s" : "")
                        + " the same way for both, so the `" + piece.name() + "` of one of them moves backwards",
                hint(game.board(), pair.other, dimension));
    }

    /** The symmetry that turns one dimension round, where the board has all directions for it. */
    private static String hint(Board board, String player, int dimension) {
        var pairs = new StringBuilder();
        for (var name : board.directions()) {
            var mirrored = mirrored(board, board.direction(name), dimension);
            if (mirrored == null) {
                return "the board needs a `(symmetry " + player + " ...)`";
            }
            if (!mirrored.equals(name)) {
                pairs.append(" (").append(name).append(' ').append(mirrored).append(')');
            }
        }
        return "add to the board: `(symmetry " + player + pairs + ")`";
    }

    /** The direction whose steps are those of another, turned round in one dimension; null when there is none. */
    private static @Nullable String mirrored(Board board, int direction, int dimension) {
        var step = vector(board, direction);
        if (step == null) {
            return null;
        }
        step[dimension] = -step[dimension];
        for (var name : board.directions()) {
            if (Arrays.equals(vector(board, board.direction(name)), step)) {
                return name;
            }
        }
        return null;
    }

    /** The steps of a direction along the dimensions, if they are the same everywhere; else null. */
    private static int @Nullable [] vector(Board board, int direction) {
        int[] found = null;
        for (int p = 0; p < board.size(); p++) {
            int to = board.step(direction, p);
            var from = board.coordinates(p);
            var goal = to < 0 ? null : board.coordinates(to);
            if (to < 0) {
                continue;
            }
            if (from == null || goal == null) {
                return null;
            }
            var step = new int[from.length];
            Arrays.setAll(step, i -> goal[i] - from[i]);
            if (found != null && !Arrays.equals(found, step)) {
                return null;
            }
            found = step;
        }
        return found;
    }
}

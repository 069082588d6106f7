package org.senet.players;

import com.oracle.truffle.api.TruffleSafepoint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.WeakHashMap;
import java.util.stream.IntStream;
import org.senet.game.Game;
import org.senet.game.Result;
import org.senet.game.Weights;
import org.senet.state.Log;
import org.senet.state.MoveBuffer;
import org.senet.state.State;

/**
 * Learns how to value positions of a game from some random games. A type of piece is worth more the more moves its pieces
 * have. Whether pieces and points matter is told by the linear regression of results on them, if enough of the games were
 * decided; moves count a little, or alone where nothing else does. The chances are the same every time, so that the same rules give the same values.
 */
final class Apprentice {
    private static final int GAMES = 200;
    private static final int PLIES = 6000;
    private static final int MOVES = 150_000;
    private static final int LONGEST = 400;
    /** From so many decided games on, their results tell something. */
    private static final int ENOUGH = 24;

    private static final double RIDGE = 0.05;
    private static final double USUAL_MOBILITY = 0.04;
    /** A difference of moves that is none. */
    private static final double EVEN = 0.5;
    /** So many plies a game has whose end a search does not see for most of the time. */
    private static final int LONG = 50;

    private static final int MATERIAL = 0;
    private static final int MOBILITY = 1;
    private static final int SCORE = 2;
    private static final int FEATURES = 3;
    /** The part of a game from which nothing is learnt, because a search sees its result there. */
    private static final double END = 0.25;
    /** A part of the moves. */
    private static final double MOST = 0.5;

    private static final Map<Game, Appraisal> KNOWN = Collections.synchronizedMap(new WeakHashMap<>());

    private final Game game;
    private final int types;
    private final long[] moved;
    private final long[] present;
    private final List<Sample> samples = new ArrayList<>();
    private long moves;
    private long captures;
    private int decided;

    /** A position of a random game, as the side to move sees it, with the game's result for that side. */
    private record Sample(int player, int[] pieces, double mobility, double score, double[] result) {}

    private Apprentice(Game game) {
        this.game = game;
        types = game.design().pieces.typeCount();
        moved = new long[types + 1];
        present = new long[types + 1];
    }

    /** How to value positions of a game. The first answer takes some time. */
    static Appraisal appraise(Game game) {
        var known = KNOWN.get(game);
        if (known == null) {
            known = new Apprentice(game).learn();
            KNOWN.put(game, known);
        }
        return known;
    }

    private Appraisal learn() {
        var state = game.newState();
        var start = state.save();
        var buffer = new MoveBuffer();
        var random = new SplittableRandom(1);
        int plies = 0;
        int played = 0;
        for (; played < GAMES && plies < PLIES && moves < MOVES; played++) {
            state.load(start);
            plies += play(state, buffer, random, Math.min(LONGEST, PLIES - plies));
        }
        var worth = worth();
        boolean exchanges = captures < MOST * moves;
        var rows = centred(samples.stream().map(s -> features(s, worth)).toList());
        var spread = spread(rows);
        var weights = weights(rows, spread);
        double unit = weights[MATERIAL] != 0 ? Math.abs(weights[MATERIAL]) : Math.abs(weights[SCORE]);
        boolean blind = spread[MOBILITY] < EVEN && plies > LONG * played;
        boolean decisive = decided >= ENOUGH;
        return unit == 0
                ? new Appraisal(worth, 0, 1, 0, exchanges, blind, decisive)
                : new Appraisal(
                        worth,
                        weights[MATERIAL] / unit,
                        USUAL_MOBILITY,
                        weights[SCORE] / unit,
                        exchanges,
                        false,
                        decisive);
    }

    /** Plays a game; returns the number of plies. */
    private int play(State state, MoveBuffer buffer, SplittableRandom random, int limit) {
        var mobility = new double[game.design().pieces.ownerCount() + 1];
        var results = new double[mobility.length];
        int first = samples.size();
        for (int ply = 0; ; ply++) {
            TruffleSafepoint.poll(null);
            var end = game.generateOrClaim(state, buffer);
            if (end != null) {
                finish(end, results);
                int kept = (int) ((samples.size() - first) * (1 - END));
                samples.subList(first + kept, samples.size()).clear();
                return ply;
            }
            if (ply == limit) {
                samples.subList(first, samples.size()).clear();
                return ply;
            }
            boolean chance = game.design().sides.isChance(state.player);
            if (!chance) {
                observe(state, buffer, mobility, results);
            }
            state.apply(buffer, chance ? Weights.draw(buffer, random) : random.nextInt(buffer.size()));
        }
    }

    private void finish(Result end, double[] results) {
        for (int p = 1; p < results.length; p++) {
            results[p] = 2 * Outcomes.reward(game.design().sides, end, p) - 1;
        }
        decided += end.winners() != 0 || end.losers() != 0 ? 1 : 0;
    }

    private void observe(State state, MoveBuffer buffer, double[] mobility, double[] results) {
        int player = state.player;
        var design = game.design();
        double others = 0;
        for (int p = 1; p < mobility.length; p++) {
            others = design.sides.areAllied(player, p) ? others : Math.max(others, mobility[p]);
        }
        mobility[player] = buffer.size();
        var pieces = new int[types + 1];
        for (int code : state.board) {
            if (code != 0 && design.pieces.owner(code) != 0) {
                int type = design.pieces.type(code);
                boolean own = design.sides.areAllied(player, design.pieces.owner(code));
                pieces[type] += own ? 1 : -1;
                present[type] += design.pieces.owner(code) == player ? 1 : 0;
            }
        }
        samples.add(new Sample(
                player,
                pieces,
                others == 0 ? 0 : buffer.size() - others,
                game.hasScores() ? Outcomes.lead(design.sides, game.scores(state), player) : 0,
                results));
        for (int i = 0; i < buffer.size(); i++) {
            countMove(buffer, i);
        }
    }

    private void countMove(MoveBuffer buffer, int move) {
        moves++;
        captures += Noises.isNoisy(game.design().pieces, buffer, move, EnumSet.of(SearchOptions.Noise.CAPTURE)) ? 1 : 0;
        for (int i = buffer.start(move); i < buffer.end(move); i++) {
            long entry = buffer.data[i];
            if (Log.kind(entry) == Log.TAKE) {
                moved[game.design().pieces.type(Log.before(entry))]++;
                return;
            }
        }
    }

    /** What pieces are worth by the moves that they have; pieces that never move are worth 1. */
    private List<Double> worth() {
        var mobility = IntStream.rangeClosed(1, types)
                .mapToDouble(t -> present[t] == 0 ? 0 : (double) moved[t] / present[t])
                .toArray();
        double least = Arrays.stream(mobility).filter(m -> m > 0).min().orElse(1);
        return Arrays.stream(mobility)
                .mapToObj(m -> m == 0 ? 1.0 : Math.min(m / least, 20))
                .toList();
    }

    /** How much features and results differ from their means, usually. */
    private static double[] spread(List<double[]> rows) {
        var spread = new double[FEATURES + 1];
        for (int i = 0; i <= FEATURES; i++) {
            int feature = i;
            double sum = rows.stream()
                    .mapToDouble(row -> row[feature] * row[feature])
                    .sum();
            spread[i] = Math.sqrt(sum / Math.max(1, rows.size()));
        }
        return spread;
    }

    /** How much features matter: as results tell, or, if those are too few, points, or else pieces where they are captured. */
    private double[] weights(List<double[]> rows, double[] spread) {
        if (decided >= ENOUGH) {
            return regression(rows, spread);
        }
        var weights = new double[FEATURES];
        weights[SCORE] = game.hasScores() ? 1 : 0;
        weights[MATERIAL] = !game.hasScores() && (spread[MATERIAL] > 0 || rows.isEmpty()) ? 1 : 0;
        return weights;
    }

    /**
     * The weights by which the features tell results best. A weight is 0 if the usual differences of its feature
     * move the result by less than chance does (one standard error).
     */
    private double[] regression(List<double[]> rows, double[] spread) {
        var matrix = new double[FEATURES][FEATURES + 1];
        for (var row : rows) {
            for (int i = 0; i < FEATURES; i++) {
                for (int j = 0; j <= FEATURES; j++) {
                    matrix[i][j] += row[i] * row[j];
                }
            }
        }
        for (int i = 0; i < FEATURES; i++) {
            matrix[i][i] += RIDGE * matrix[i][i] + 1;
        }
        var weights = solve(matrix);
        for (int i = 0; i < FEATURES; i++) {
            weights[i] = Math.abs(weights[i]) * spread[i] < 1 / Math.sqrt(decided) ? 0 : weights[i];
        }
        return weights;
    }

    /** What is seen in a position, and the result after it. */
    private static double[] features(Sample sample, List<Double> worth) {
        var x = new double[FEATURES + 1];
        for (int t = 1; t < sample.pieces.length; t++) {
            x[MATERIAL] += sample.pieces[t] * worth.get(t - 1);
        }
        x[MOBILITY] = sample.mobility;
        x[SCORE] = sample.score;
        x[FEATURES] = sample.result[sample.player];
        return x;
    }

    /**
     * The same without their means by the player to move: what only comes from who began, such as a piece more on a board that is
     * being filled, tells nothing.
     */
    private List<double[]> centred(List<double[]> rows) {
        var means = new double[game.design().pieces.ownerCount() + 1][FEATURES + 1];
        var counts = new int[means.length];
        for (int s = 0; s < rows.size(); s++) {
            int player = samples.get(s).player;
            counts[player]++;
            for (int i = 0; i <= FEATURES; i++) {
                means[player][i] += (rows.get(s)[i] - means[player][i]) / counts[player];
            }
        }
        for (int s = 0; s < rows.size(); s++) {
            for (int i = 0; i <= FEATURES; i++) {
                rows.get(s)[i] -= means[samples.get(s).player][i];
            }
        }
        return rows;
    }

    /** Gauss's elimination for a positive definite matrix with its right side as the last column. */
    private static double[] solve(double[][] matrix) {
        int n = matrix.length;
        for (int k = 0; k < n; k++) {
            for (int i = k + 1; i < n; i++) {
                double factor = matrix[i][k] / matrix[k][k];
                for (int j = k; j <= n; j++) {
                    matrix[i][j] -= factor * matrix[k][j];
                }
            }
        }
        var solution = new double[n];
        for (int i = n - 1; i >= 0; i--) {
            double sum = matrix[i][n];
            for (int j = i + 1; j < n; j++) {
                sum -= matrix[i][j] * solution[j];
            }
            solution[i] = sum / matrix[i][i];
        }
        return solution;
    }
}

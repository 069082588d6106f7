package org.senet.launcher.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Strengths in Elo's scale of players who have played each other: the most likely ones in the model of Bradley and Terry (1952), where a draw is half
 * a win and half a loss. Each pair that has played gets one draw more, so that who has won all games has a strength as well.
 */
public final class Elo {
    private static final double SCALE = 400 / Math.log(10);
    private static final double Z = 1.959964;
    private static final int ROUNDS = 10_000;
    private static final double EXACT = 1e-10;

    private Elo() {}

    /**
     * A strength.
     *
     * @param elo the strength; those of all players have the mean 0
     * @param margin how far it may be from there with a confidence of 95 %, from the curvature of the likelihood; draws make it a little too
     *     wide
     */
    public record Rating(double elo, double margin) {}

    /**
     * The strengths of players.
     *
     * @param points for each player, the points against each other one
     * @param games how many games these are of; symmetric
     * @return the ratings in the same order; NaN for players who have not played
     */
    public static List<Rating> of(double[][] points, double[][] games) {
        int n = points.length;
        var won = new double[n][n];
        var played = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                boolean any = i != j && games[i][j] > 0;
                won[i][j] = any ? points[i][j] + 0.5 : 0;
                played[i][j] = any ? games[i][j] + 1 : 0;
            }
        }
        var strengths = strengths(won, played);
        var information = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (i != j) {
                    double p = strengths[i] / (strengths[i] + strengths[j]);
                    double part = played[i][j] * p * (1 - p) / (SCALE * SCALE);
                    information[i][i] += part;
                    information[i][j] -= part;
                }
            }
        }
        return ratings(strengths, information, played);
    }

    /** By minorization and maximization (Hunter 2004). */
    private static double[] strengths(double[][] won, double[][] played) {
        int n = won.length;
        var strengths = new double[n];
        Arrays.fill(strengths, 1);
        double change = 1;
        for (int round = 0; round < ROUNDS && change > EXACT; round++) {
            change = 0;
            for (int i = 0; i < n; i++) {
                double weight = 0;
                for (int j = 0; j < n; j++) {
                    weight += played[i][j] / (strengths[i] + strengths[j]);
                }
                double next = weight == 0 ? 1 : Arrays.stream(won[i]).sum() / weight;
                change = Math.max(change, Math.abs(Math.log(next / strengths[i])));
                strengths[i] = next;
            }
        }
        return strengths;
    }

    private static List<Rating> ratings(double[] strengths, double[][] information, double[][] played) {
        int n = strengths.length;
        double mean = Arrays.stream(strengths).map(Math::log).average().orElse(0);
        var shifted = new double[n][n];
        double size = 0;
        for (int i = 0; i < n; i++) {
            size = Math.max(size, information[i][i]);
        }
        // The sum of all strengths says nothing, so the matrix has no inverse without it.
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                shifted[i][j] = information[i][j] + size / n;
            }
        }
        var inverse = inverse(shifted);
        var ratings = new ArrayList<Rating>();
        for (int i = 0; i < n; i++) {
            boolean any = Arrays.stream(played[i]).sum() > 0;
            double variance = inverse[i][i] - 1 / (size * n);
            ratings.add(
                    any
                            ? new Rating(SCALE * (Math.log(strengths[i]) - mean), Z * Math.sqrt(Math.max(0, variance)))
                            : new Rating(Double.NaN, Double.NaN));
        }
        return ratings;
    }

    /** By Gauss and Jordan; a row without a pivot stays what it is. */
    private static double[][] inverse(double[][] matrix) {
        int n = matrix.length;
        var left = new double[n][];
        var right = new double[n][n];
        for (int i = 0; i < n; i++) {
            left[i] = matrix[i].clone();
            right[i][i] = 1;
        }
        for (int column = 0; column < n; column++) {
            int pivot = column;
            for (int row = column; row < n; row++) {
                pivot = Math.abs(left[row][column]) > Math.abs(left[pivot][column]) ? row : pivot;
            }
            swap(left, pivot, column);
            swap(right, pivot, column);
            double head = left[column][column];
            for (int row = 0; row < n && head != 0; row++) {
                double factor = left[row][column] / head;
                for (int k = 0; k < n && row != column; k++) {
                    left[row][k] -= factor * left[column][k];
                    right[row][k] -= factor * right[column][k];
                }
            }
        }
        for (int row = 0; row < n; row++) {
            for (int k = 0; k < n; k++) {
                right[row][k] /= left[row][row] == 0 ? 1 : left[row][row];
            }
        }
        return right;
    }

    private static void swap(double[][] rows, int one, int other) {
        var row = rows[one];
        rows[one] = rows[other];
        rows[other] = row;
    }
}

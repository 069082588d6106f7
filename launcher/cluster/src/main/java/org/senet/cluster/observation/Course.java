package org.senet.cluster.observation;

import java.util.List;

/**
 * How a game that somebody has won swung to and fro, by the values of some of its positions for each player. The value of a position
 * for a player is the part of random games from there that the player wins, where a draw counts for all in equal parts; values of all
 * players make 1. Formulas and sources are in the document about analysis.
 *
 * @param leadChanges how often another player came to lead
 * @param drama the mean of the roots of how far the winner was behind, over the positions in which it was; 0 when it never was
 * @param greatestDrama the greatest of these roots
 * @param decided after which part of the game, from 0 to 1, the winner stayed above all that the others ever reached
 * @param swing the greatest change of the winner's value from one valued position to the next
 * @param path the winner's value after so many tenths of the game, from 0 to 10
 */
public record Course(
        int leadChanges, double drama, double greatestDrama, double decided, double swing, List<Double> path) {
    private static final int TENTHS = 10;
    /** How many standard errors another player must be ahead to lead. */
    private static final double CERTAIN = 2;

    /**
     * The values of a position.
     *
     * @param ply after how many moves
     * @param values for each player
     */
    record Point(long ply, double[] values) {}

    /**
     * The course of a game.
     *
     * @param points values of its positions in the order of play, the first one that of the start; at least one
     * @param won for each player whether it has won; at least one has, and one has not
     * @param moves how long the game was, at least 1
     * @param games by how many random games each position was valued
     */
    static Course of(List<Point> points, boolean[] won, long moves, int games) {
        int changes = 0;
        int leader = -1;
        double sum = 0;
        double greatest = 0;
        int behind = 0;
        double threshold = 0;
        double swing = 0;
        double before = Double.NaN;
        for (var point : points) {
            int ahead = leader(point.values, leader, games);
            changes += leader >= 0 && ahead != leader ? 1 : 0;
            leader = ahead;
            double winner = best(point.values, won, true);
            double loser = best(point.values, won, false);
            threshold = Math.max(threshold, loser);
            if (winner < loser) {
                double drama = Math.sqrt(loser - winner);
                sum += drama;
                greatest = Math.max(greatest, drama);
                behind++;
            }
            swing = Double.isNaN(before) ? 0 : Math.max(swing, Math.abs(winner - before));
            before = winner;
        }
        double drama = behind == 0 ? 0 : sum / behind;
        double decided = decided(points, won, threshold, moves);
        return new Course(changes, drama, greatest, decided, swing, path(points, won, moves));
    }

    /** Who leads: still the same unless another one is ahead beyond chance; -1 before anybody was. */
    private static int leader(double[] values, int leader, int games) {
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            best = values[i] > values[best] ? i : best;
        }
        int rival = leader;
        for (int i = 0; leader < 0 && i < values.length; i++) {
            rival = i != best && (rival < 0 || values[i] > values[rival]) ? i : rival;
        }
        if (rival < 0 || rival == best) {
            return best;
        }
        double difference = values[best] - values[rival];
        double variance = (values[best] + values[rival] - difference * difference) / games;
        return difference > CERTAIN * Math.sqrt(Math.max(variance, 0)) ? best : leader;
    }

    private static double best(double[] values, boolean[] won, boolean winners) {
        double best = 0;
        for (int i = 0; i < values.length; i++) {
            best = won[i] == winners ? Math.max(best, values[i]) : best;
        }
        return best;
    }

    private static double decided(List<Point> points, boolean[] won, double threshold, long moves) {
        double decided = 1;
        for (int i = points.size() - 1; i >= 0 && best(points.get(i).values, won, true) > threshold; i--) {
            decided = (double) points.get(i).ply / moves;
        }
        return decided;
    }

    private static List<Double> path(List<Point> points, boolean[] won, long moves) {
        var path = new Double[TENTHS + 1];
        int next = 0;
        for (int tenth = 0; tenth < TENTHS; tenth++) {
            while (next + 1 < points.size() && points.get(next + 1).ply * TENTHS <= tenth * moves) {
                next++;
            }
            path[tenth] = best(points.get(next).values, won, true);
        }
        path[TENTHS] = 1.0;
        return List.of(path);
    }
}

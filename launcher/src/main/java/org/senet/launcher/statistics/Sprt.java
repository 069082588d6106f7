package org.senet.launcher.statistics;

import java.util.List;

/**
 * A sequential test of two hypotheses about the difference of strength of two players (Wald 1945), in its generalized form for pairs of games with sides
 * changed: the logarithm of the ratio of likelihoods is taken from mean and variance of the pairs' scores (Van den Bergh 2019).
 *
 * @param elo0 the difference by the first hypothesis, in Elo's scale
 * @param elo1 the difference by the second one, greater than the first
 * @param alpha how probable it may be that the second is accepted although the first is true
 * @param beta how probable it may be that the first is accepted although the second is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    private static final double SCALE = 400;
    /** With fewer pairs the variance says nothing. */
    private static final int LEAST = 4;

    /** What is known so far. */
    public enum Decision {
        FIRST,
        SECOND,
        OPEN
    }

    /** Below this the first hypothesis is accepted. */
    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /** Above this the second hypothesis is accepted. */
    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /**
     * The logarithm of the ratio of likelihoods; 0 while there are few pairs.
     *
     * @param pairs for each pair of games the first player's part of the points, from 0 to 1
     */
    public double ratio(List<Double> pairs) {
        int n = pairs.size();
        if (n < LEAST) {
            return 0;
        }
        // One pair more that is even keeps the variance above 0 when all pairs have gone alike.
        double mean = (pairs.stream().mapToDouble(x -> x).sum() + 0.5) / (n + 1);
        double squares =
                pairs.stream().mapToDouble(x -> (x - mean) * (x - mean)).sum();
        double variance = (squares + (0.5 - mean) * (0.5 - mean)) / (n + 1);
        double score0 = score(elo0);
        double score1 = score(elo1);
        return variance == 0 ? 0 : n * (score1 - score0) * (2 * mean - score0 - score1) / (2 * variance);
    }

    /** What the pairs say. */
    public Decision decision(List<Double> pairs) {
        double ratio = ratio(pairs);
        return ratio <= lower() ? Decision.FIRST : ratio >= upper() ? Decision.SECOND : Decision.OPEN;
    }

    private static double score(double elo) {
        return 1 / (1 + Math.pow(10, -elo / SCALE));
    }
}

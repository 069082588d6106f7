package org.senet.launcher.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * What some numbers look like together. All members but the count are NaN when there are none.
 *
 * @param count how many there are
 * @param mean their mean
 * @param deviation the standard deviation, estimated with one degree of freedom less; 0 for a single number
 * @param least the least of them
 * @param median the one in the middle, or the mean of the two
 * @param most the greatest of them
 */
public record Sample(long count, double mean, double deviation, double least, double median, double most) {
    private static final double TAIL = 0.975;

    /** Of numbers in any order; the order decides only how the mean is rounded. */
    public static Sample of(double... numbers) {
        int n = numbers.length;
        if (n == 0) {
            return new Sample(0, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
        }
        double mean = Arrays.stream(numbers).sum() / n;
        double squares =
                Arrays.stream(numbers).map(x -> (x - mean) * (x - mean)).sum();
        var sorted = numbers.clone();
        Arrays.sort(sorted);
        double median = (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
        return new Sample(n, mean, n == 1 ? 0 : Math.sqrt(squares / (n - 1)), sorted[0], median, sorted[n - 1]);
    }

    /** Whether there are any numbers. */
    public boolean isEmpty() {
        return count == 0;
    }

    /**
     * Between which bounds the mean of all such numbers lies with a confidence of 95 %, by Student's distribution. Infinite for fewer than
     * two numbers.
     */
    public Interval interval() {
        if (count < 2) {
            return new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        double t = TDistribution.of(count - 1.0).inverseCumulativeProbability(TAIL);
        double width = t * deviation / Math.sqrt(count);
        return new Interval(mean - width, mean + width);
    }
}

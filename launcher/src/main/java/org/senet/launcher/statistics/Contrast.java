package org.senet.launcher.statistics;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.FisherExactTest;
import org.apache.commons.statistics.inference.TTest;

/**
 * How two figures differ.
 *
 * @param first the first figure; NaN when there is none
 * @param second the second figure; NaN when there is none
 * @param interval between which bounds the difference, second minus first, lies with a confidence of 95 %
 * @param p how probable so great a difference, or a greater one, is if there is none in truth; NaN when nothing can be said
 */
public record Contrast(double first, double second, Interval interval, double p) {
    private static final double TAIL = 0.975;
    private static final Interval UNKNOWN = new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    /** The difference, second minus first. */
    public double difference() {
        return second - first;
    }

    /** Of means: Welch's test (1947), and the interval that belongs to it. Constant numbers differ for certain, or not at all. */
    public static Contrast ofMeans(Sample first, Sample second) {
        if (first.count() < 2 || second.count() < 2) {
            return new Contrast(first.mean(), second.mean(), UNKNOWN, Double.NaN);
        }
        double one = first.deviation() * first.deviation() / first.count();
        double other = second.deviation() * second.deviation() / second.count();
        double difference = second.mean() - first.mean();
        if (one + other == 0) {
            return new Contrast(
                    first.mean(), second.mean(), new Interval(difference, difference), difference == 0 ? 1 : 0);
        }
        double p = TTest.withDefaults()
                .with(DataDispersion.HETEROSCEDASTIC)
                .test(
                        first.mean(),
                        first.deviation() * first.deviation(),
                        first.count(),
                        second.mean(),
                        second.deviation() * second.deviation(),
                        second.count())
                .getPValue();
        double freedom = (one + other)
                * (one + other)
                / (one * one / (first.count() - 1) + other * other / (second.count() - 1));
        double width = TDistribution.of(freedom).inverseCumulativeProbability(TAIL) * Math.sqrt(one + other);
        return new Contrast(first.mean(), second.mean(), new Interval(difference - width, difference + width), p);
    }

    /**
     * Of probabilities: Fisher's exact test (1922), and Newcombe's interval from Wilson's scores (1998, method 10).
     *
     * @param times how often the event has come among the first {@code of}
     * @param otherTimes how often among the second {@code otherOf}
     */
    public static Contrast ofParts(long times, long of, long otherTimes, long otherOf) {
        if (of == 0 || otherOf == 0) {
            return new Contrast(part(times, of), part(otherTimes, otherOf), UNKNOWN, Double.NaN);
        }
        var first = Interval.of(times, of);
        var second = Interval.of(otherTimes, otherOf);
        double one = part(times, of);
        double other = part(otherTimes, otherOf);
        double difference = other - one;
        var interval = new Interval(
                difference - Math.hypot(other - second.low(), first.high() - one),
                difference + Math.hypot(second.high() - other, one - first.low()));
        return new Contrast(one, other, interval, fisher(times, of, otherTimes, otherOf));
    }

    private static double part(long times, long of) {
        return of == 0 ? Double.NaN : (double) times / of;
    }

    private static double fisher(long times, long of, long otherTimes, long otherOf) {
        // The test does not know tables with an empty row or column, in which nothing can differ.
        if (times + otherTimes == 0 || times + otherTimes == of + otherOf) {
            return 1;
        }
        int[][] table = {
            {Math.toIntExact(times), Math.toIntExact(of - times)},
            {Math.toIntExact(otherTimes), Math.toIntExact(otherOf - otherTimes)}
        };
        return FisherExactTest.withDefaults().test(table).getPValue();
    }

    /**
     * Probabilities of several tests, adjusted by Holm's method (1979): if there are no differences at all, the probability that any of
     * them is below a bound is at most that bound. Those that are NaN stay so and do not count.
     */
    public static List<Double> adjusted(List<Double> probabilities) {
        var known = IntStream.range(0, probabilities.size())
                .filter(i -> !probabilities.get(i).isNaN())
                .boxed()
                .sorted(Comparator.comparing(probabilities::get))
                .toList();
        var adjusted = new ArrayList<>(probabilities);
        double least = 0;
        for (int rank = 0; rank < known.size(); rank++) {
            int i = known.get(rank);
            least = Math.max(least, Math.min(1, probabilities.get(i) * (known.size() - rank)));
            adjusted.set(i, least);
        }
        return adjusted;
    }
}

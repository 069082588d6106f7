package org.senet.benchmarks.language;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * The measurements of a program in both dialects, which ran by turns.
 *
 * @param program the program's name
 * @param senet Senet's slices of time
 * @param clojure Clojure's, each next to the one of Senet with the same index
 */
record Contest(String program, List<Slice> senet, List<Slice> clojure) {
    Contest {
        senet = List.copyOf(senet);
        clojure = List.copyOf(clojure);
    }

    /** Milliseconds of processor time for each run of the program in Senet. */
    double senetMillis() {
        return median(senet, Slice::cpuMillis);
    }

    /** Milliseconds of processor time for each run of the program in Clojure. */
    double clojureMillis() {
        return median(clojure, Slice::cpuMillis);
    }

    /** How many times as much processor time Senet needs. */
    double ratio() {
        return ratio(Slice::cpuMillis);
    }

    /** How many times as long Senet takes; programs that run meanwhile disturb this more. */
    double ratioOfTimes() {
        return ratio(Slice::millis);
    }

    private double ratio(ToDoubleFunction<Slice> cost) {
        var ratios = new ArrayList<Double>();
        for (int i = 0; i < senet.size(); i++) {
            ratios.add(cost.applyAsDouble(senet.get(i)) / cost.applyAsDouble(clojure.get(i)));
        }
        return median(ratios, Double::doubleValue);
    }

    /** The middle one of some figures. */
    static <T> double median(List<T> items, ToDoubleFunction<T> figure) {
        var figures = items.stream().mapToDouble(figure).toArray();
        Arrays.sort(figures);
        int middle = figures.length / 2;
        return figures.length % 2 == 1 ? figures[middle] : (figures[middle - 1] + figures[middle]) / 2;
    }

    /** The contests as a table in Markdown. */
    static String markdown(List<Contest> contests) {
        var table = new StringBuilder("""
                | program | Clojure, ms | Senet, ms | ratio | ratio of elapsed times |
                |---|--:|--:|--:|--:|
                """);
        for (var contest : contests) {
            table.append(String.format(
                    Locale.ROOT,
                    "| %s | %.2f | %.2f | %.2f | %.2f |%n",
                    contest.program,
                    contest.clojureMillis(),
                    contest.senetMillis(),
                    contest.ratio(),
                    contest.ratioOfTimes()));
        }
        return table.toString();
    }

    /** The contests, with every slice, as JSON. */
    static String json(List<Contest> contests) {
        var rows = contests.stream()
                .map(contest -> String.format(
                        Locale.ROOT,
                        "  {\"program\": \"%s\", \"ratio\": %.4f, \"elapsedRatio\": %.4f, \"senetCpuMillis\": %s,"
                                + " \"clojureCpuMillis\": %s}",
                        contest.program,
                        contest.ratio(),
                        contest.ratioOfTimes(),
                        figures(contest.senet),
                        figures(contest.clojure)))
                .toList();
        return "[\n" + String.join(",\n", rows) + "\n]\n";
    }

    private static String figures(List<Slice> slices) {
        return slices.stream()
                .map(slice -> String.format(Locale.ROOT, "%.4f", slice.cpuMillis()))
                .toList()
                .toString();
    }
}

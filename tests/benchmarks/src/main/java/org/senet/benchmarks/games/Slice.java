package org.senet.benchmarks.games;

import java.util.Collection;
import java.util.function.ToDoubleFunction;

/**
 * What was done in a short time.
 *
 * @param done lines of play counted, or games played
 * @param plies moves of the games
 * @param cpu processor time of the thread that did it, in seconds
 * @param process processor time of the whole process, compilers and collector too, in seconds
 * @param allocated bytes that the thread has allocated
 * @param age seconds since the JVM was started, at the end
 */
record Slice(double done, double plies, double cpu, double process, double allocated, double age) {

    /** Reads what {@link #line} has written. */
    static Slice parse(String line) {
        var cells = line.split(" ", -1);
        return new Slice(
                Double.parseDouble(cells[0]),
                Double.parseDouble(cells[1]),
                Double.parseDouble(cells[2]),
                Double.parseDouble(cells[3]),
                Double.parseDouble(cells[4]),
                Double.parseDouble(cells[5]));
    }

    String line() {
        return done + " " + plies + " " + cpu + " " + process + " " + allocated + " " + age;
    }

    /** Lines of play or games in a second of the thread's processor time. */
    double speed() {
        return done / cpu;
    }

    /** The middle one of some figures. */
    static <T> double median(Collection<T> items, ToDoubleFunction<T> figure) {
        var sorted = items.stream().mapToDouble(figure).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}

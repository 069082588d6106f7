package org.senet.benchmarks.games;

import java.util.List;
import java.util.Optional;

/**
 * What was measured of a game.
 *
 * @param row the game
 * @param duels the tasks
 * @param curve counting lines of play from the moment when a JVM was started that does nothing else
 * @param peak the speed of the same count at the end, in lines of play a second
 * @param loadMillis processor time to load the script in a warm engine
 * @param positionBytes memory of a position that a host keeps
 * @param moveBytes memory of a move that a host keeps
 * @param startMillis how long {@code senet moves} takes, each time
 * @param warmScaling how many times as fast two threads count lines of play as one, in a warm JVM; 0 when it was not measured
 * @param scaling the same for the command, the compilers' work included
 */
record GameSpeed(
        Row row,
        List<Duel> duels,
        List<Slice> curve,
        double peak,
        double loadMillis,
        double positionBytes,
        double moveBytes,
        double warmScaling,
        List<Double> startMillis,
        double scaling) {

    GameSpeed {
        duels = List.copyOf(duels);
        curve = List.copyOf(curve);
        startMillis = List.copyOf(startMillis);
    }

    /** The same with what commands have shown. */
    GameSpeed with(List<Double> starts, double factor) {
        return new GameSpeed(
                row, duels, curve, peak, loadMillis, positionBytes, moveBytes, warmScaling, starts, factor);
    }

    /** A task in the whole game. */
    Duel duel(Task task) {
        return duel(task, true).orElseThrow();
    }

    Optional<Duel> duel(Task task, boolean whole) {
        return duels.stream()
                .filter(duel -> duel.task() == task && duel.whole() == whole)
                .findFirst();
    }

    /** Seconds after the start of the JVM when half of the peak speed was reached, while warming up; infinite if it was later. */
    double secondsToHalf() {
        return curve.stream()
                .filter(slice -> slice.speed() >= peak / 2)
                .mapToDouble(Slice::age)
                .findFirst()
                .orElse(Double.POSITIVE_INFINITY);
    }
}

package org.senet.nodes.rules;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Algebra;
import org.senet.analysis.Cells;
import org.senet.data.PersistentVector;
import org.senet.state.Direction;
import org.senet.state.Place;

/**
 * A path through the steps of a program that is followed from all positions together, as far as all of it is known. Immutable.
 *
 * @param at for each position where the path from there has come to
 * @param among the positions from which it comes so far, if all is seen that it wants
 * @param seen the positions from which all of that is seen, no more and no less
 * @param values those of the slots that are known
 * @param resets the counters that it has set to zero, as bits
 * @param lifted whether the piece has been lifted with which it began
 */
record StridePath(int[] at, BitSet among, Cells seen, Map<Integer, Object> values, int resets, boolean lifted) {
    /** From all positions. */
    static StridePath begin(Algebra sets) {
        var all = new BitSet();
        all.set(0, sets.size());
        return new StridePath(IntStream.range(0, sets.size()).toArray(), all, sets.all(), Map.of(), 0, false);
    }

    /** From those of its positions only for which something holds of where it has come to. */
    StridePath among(int[] ends, IntPredicate wanted) {
        var fewer = new BitSet();
        among.stream().filter(p -> wanted.test(ends[p])).forEach(fewer::set);
        return new StridePath(at, fewer, seen, values, resets, lifted);
    }

    StridePath at(int[] positions) {
        return new StridePath(positions, among, seen, values, resets, lifted);
    }

    StridePath seeing(Cells cells) {
        return new StridePath(at, among, cells, values, resets, lifted);
    }

    /** With a slot that holds a value; null for one that is not known. */
    StridePath with(int slot, @Nullable Object value) {
        var all = new HashMap<>(values);
        all.put(slot, value);
        all.values().removeIf(v -> v == null);
        return new StridePath(at, among, seen, Map.copyOf(all), resets, lifted);
    }

    StridePath resetting(int counter) {
        return new StridePath(at, among, seen, values, resets | 1 << counter, lifted);
    }

    StridePath lifting() {
        return new StridePath(at, among, seen, values, resets, true);
    }

    /** Whether it has not left the positions from which it began. */
    boolean isAtStart() {
        return among.stream().allMatch(p -> at[p] == p);
    }

    boolean isNowhere() {
        return among.isEmpty();
    }

    /** Whether one of the positions at its end is that from which it came. */
    boolean returns(int[] ends) {
        return among.stream().anyMatch(p -> ends[p] == p);
    }

    /**
     * Where a way leads from each position to which the path has come, -1 being off the board; null when that is not known.
     *
     * @param steps the steps of the player, by the number of the direction
     */
    int @Nullable [] follow(int[][] steps, @Nullable Object way) {
        if (way instanceof PersistentVector elements) {
            StridePath path = this;
            for (var element : elements) {
                var ends = element instanceof PersistentVector ? null : path.follow(steps, element);
                if (ends == null) {
                    return null;
                }
                path = path.at(ends);
            }
            return path.at;
        }
        return switch (way) {
            case Direction d ->
                IntStream.of(at).map(p -> p < 0 ? -1 : steps[d.number()][p]).toArray();
            case Place place ->
                IntStream.of(at).map(p -> p < 0 ? -1 : place.number()).toArray();
            case null, default -> null;
        };
    }
}

package org.senet.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Where a way leads: for each position one position, or none. A step along a direction, a path of several steps and going to a known
 * position are such relations. Immutable; equal when they lead to the same.
 */
public final class Relation {
    private static final int NOWHERE = -1;

    private static final int UNKNOWN = -1;

    private final int[] ends;
    /** How many different distances there are between the positions that are joined; found when somebody asks, always the same. */
    private int distances = UNKNOWN;

    private Relation(int[] ends) {
        this.ends = ends;
    }

    /** @param ends for each position the one to which it leads, or less than 0 */
    public static Relation of(int[] ends) {
        return new Relation(ends.clone());
    }

    /** Leads from each position to itself. */
    public static Relation identity(int size) {
        return new Relation(IntStream.range(0, size).toArray());
    }

    /** Leads from each position to one and the same. */
    public static Relation to(int size, int position) {
        return new Relation(IntStream.generate(() -> position).limit(size).toArray());
    }

    /** Where it leads from a position; less than 0 for nowhere. */
    public int end(int position) {
        return ends[position];
    }

    /** The number of positions. */
    public int size() {
        return ends.length;
    }

    /** For each position the one to which it leads, or less than 0. */
    public int[] ends() {
        return ends.clone();
    }

    /** This way and then another one. */
    public Relation then(Relation next) {
        return map(p -> ends[p] < 0 ? NOWHERE : next.ends[ends[p]]);
    }

    private Relation map(IntUnaryOperator end) {
        return new Relation(IntStream.range(0, ends.length).map(end).toArray());
    }

    /** The positions from which it leads somewhere. */
    public BitSet domain() {
        return before(null);
    }

    /** The positions from which it leads into a set; null for all positions. */
    BitSet before(@Nullable BitSet to) {
        var from = new BitSet();
        for (int p = 0; p < ends.length; p++) {
            if (ends[p] >= 0 && (to == null || to.get(ends[p]))) {
                from.set(p);
            }
        }
        return from;
    }

    /** The positions to which it leads from those of a set. */
    BitSet after(BitSet from) {
        var to = new BitSet();
        from.stream().filter(p -> ends[p] >= 0).forEach(p -> to.set(ends[p]));
        return to;
    }

    /** Whether there is a position from which both lead to the same. */
    boolean meets(Relation other) {
        for (int p = 0; p < ends.length; p++) {
            if (ends[p] >= 0 && ends[p] == other.ends[p]) {
                return true;
            }
        }
        return false;
    }

    /** Whether it leads nowhere from any position. */
    boolean isEmpty() {
        return distances() == 0;
    }

    boolean isIdentity() {
        return distances() == 1 && Arrays.equals(ends, identity(ends.length).ends);
    }

    /** Whether the positions that it joins have so few different distances that a set goes along it in a few shifts. */
    public boolean isUniform() {
        return distances() <= Limits.DISTANCES;
    }

    private int distances() {
        if (distances == UNKNOWN) {
            var found = new BitSet();
            for (int p = 0; p < ends.length; p++) {
                if (ends[p] >= 0) {
                    found.set(ends[p] - p + ends.length);
                }
            }
            distances = found.cardinality();
        }
        return distances;
    }

    /** The only position to which it leads, from everywhere; less than 0 when there is none. */
    public int target() {
        return ends.length > 1 && IntStream.of(ends).allMatch(e -> e == ends[0]) ? ends[0] : NOWHERE;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Relation r && Arrays.equals(ends, r.ends);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(ends);
    }

    @Override
    public String toString() {
        return Arrays.toString(ends);
    }
}

package org.senet.nodes.rules;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;

/**
 * What must be seen on the board from a position for a program to get beyond its first looks from there: all that one of
 * several ways wants. It would fail at all other positions without having done anything, so it need not be tried there.
 * Immutable.
 *
 * @param ways at least one
 */
public record StartSet(List<Way> ways) {
    private static final int MOST_WORDS = 4;
    private static final int MOST_DISTANCES = 8;

    /** Whether boards of so many positions have such sets. */
    public static boolean isFor(Design design) {
        return design.words <= MOST_WORDS;
    }

    /**
     * What one way through a program wants to see.
     *
     * @param looks all must succeed
     * @param among the positions that come into question at all
     */
    public record Way(List<Look> looks, BitSet among) {}

    /**
     * Whether a piece of certain players stands at the end of a path, or none of them.
     *
     * @param owners the players (from 1) as a set of bits
     * @param without whether there must be no piece of these players; else one must be there
     * @param ends for each position where the path from there ends, or -1; then the look fails
     */
    public record Look(long owners, boolean without, int[] ends) {
        /** Whether the paths have so much in common that looking from all positions together is quicker. */
        public boolean isUniform() {
            return IntStream.range(0, ends.length)
                            .filter(p -> ends[p] >= 0)
                            .map(p -> ends[p] - p)
                            .distinct()
                            .count()
                    <= MOST_DISTANCES;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Look l && l.owners == owners && l.without == without && Arrays.equals(l.ends, ends);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(ends) * 31 + Long.hashCode(owners);
        }
    }
}

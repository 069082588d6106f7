package org.senet.nodes.rules;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** Finds out what programs reach, which takes time. Thread-safe. */
@FunctionalInterface
public interface Reaching {
    /** What the programs of a type of piece reach that begin at a position. */
    Row row(int type, int position);

    /**
     * What can be captured from one position.
     *
     * @param possible what may be captured at most, but for what is certain; null where nothing is known of it
     * @param certain what can be captured whatever else stands on the board
     */
    record Row(@Nullable Cover possible, Cover certain) {}

    /**
     * Positions on which something can be captured from one position, and for each of them those that must be empty for that. Not
     * thread-safe while it grows; who gets the sets must not change them.
     */
    final class Cover {
        private final BitSet targets = new BitSet();
        private final BitSet[] needs;

        /** No positions, on a board with so many of them. */
        public Cover(int size) {
            needs = new BitSet[size];
        }

        /** The positions. */
        public BitSet targets() {
            return targets;
        }

        /** The positions that must be empty where that one can be captured; null where it cannot. */
        @Nullable
        BitSet needs(int target) {
            return needs[target];
        }

        /** Adds another way to capture; what must be empty is then only what must be so on both. */
        public void add(int target, BitSet empty) {
            targets.set(target);
            if (needs[target] == null) {
                needs[target] = (BitSet) empty.clone();
            } else {
                needs[target].and(empty);
            }
        }

        /** Adds another way to capture if it is not open where the one that is known is closed, or the other way round. */
        public boolean addEasier(int target, BitSet empty) {
            var known = needs[target];
            if (known == null || contains(known, empty)) {
                targets.set(target);
                needs[target] = empty;
                return true;
            }
            return contains(empty, known);
        }

        /** These without those that another cover has wherever this one has them. */
        public Cover without(Cover other) {
            var rest = new Cover(needs.length);
            targets.stream()
                    .filter(t -> other.needs[t] == null || !contains(needs[t], other.needs[t]))
                    .forEach(t -> rest.add(t, needs[t]));
            return rest;
        }

        private static boolean contains(BitSet set, BitSet part) {
            var missing = (BitSet) part.clone();
            missing.andNot(set);
            return missing.isEmpty();
        }

        /**
         * Whether a target may not be captured while pieces stand on a set of others. If only one of them is in the way, its position
         * is added to a set.
         */
        boolean isClosed(int target, long[] standing, long[] keys) {
            var empty = needs[target];
            if (empty == null) {
                return true;
            }
            int inTheWay = 0;
            int last = -1;
            for (int p = empty.nextSetBit(0); p >= 0; p = empty.nextSetBit(p + 1)) {
                if ((standing[p >>> 6] >>> p & 1) != 0) {
                    inTheWay++;
                    last = p;
                }
            }
            if (inTheWay == 1) {
                keys[last >>> 6] |= 1L << last;
            }
            return inTheWay > 0;
        }

        /** Whether a target may be captured while pieces stand on a set of others. */
        boolean isOpen(int target, long[] standing) {
            var empty = needs[target];
            if (empty == null) {
                return false;
            }
            for (int p = empty.nextSetBit(0); p >= 0; p = empty.nextSetBit(p + 1)) {
                if ((standing[p >>> 6] >>> p & 1) != 0) {
                    return false;
                }
            }
            return true;
        }
    }
}

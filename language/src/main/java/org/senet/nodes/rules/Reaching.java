package org.senet.nodes.rules;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** Finds out what programs reach, which takes time. Thread-safe. */
public interface Reaching {
    /** What a program reaches, by its number, wherever it begins. */
    ReachTable table(int program);

    /** What a program reaches that begins at a position. */
    Row row(int program, int position);

    /**
     * The positions on which a rule can capture at most from one position, and for each of them those that must be empty for that.
     * The sets are not to be changed.
     *
     * @param targets null where nothing is known
     * @param needs by target; null where there is none
     */
    record Row(@Nullable BitSet targets, BitSet @Nullable [] needs) {
        /** Of a rule of which nothing is known. */
        public static final Row EVERYWHERE = new Row(null, null);

        /** Whether a target may be captured while pieces stand on a set of others. */
        boolean isOpen(int target, long[] standing) {
            if (targets == null || needs == null) {
                return true;
            }
            if (!targets.get(target)) {
                return false;
            }
            var empty = needs[target];
            for (int p = empty.nextSetBit(0); p >= 0; p = empty.nextSetBit(p + 1)) {
                if ((standing[p >>> 6] >>> p & 1) != 0) {
                    return false;
                }
            }
            return true;
        }
    }
}

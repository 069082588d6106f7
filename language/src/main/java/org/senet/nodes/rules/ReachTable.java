package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;

/**
 * For each position, the positions from which rules could capture there at most, as words of a set; and for each pair of
 * them the positions that must be empty for that, such as those between a rook and its target. Immutable.
 */
public final class ReachTable {
    private final int words;
    private final int size;

    @CompilationFinal(dimensions = 1)
    private final long[] from;

    /** For each target and each position the words of the set of those that must be empty; null when there are none. */
    @CompilationFinal(dimensions = 1)
    private final long @Nullable [] needs;

    private ReachTable(Design design, long[] from, long @Nullable [] needs) {
        words = design.words;
        size = design.topology.size();
        this.from = from;
        this.needs = needs;
    }

    /** What is reached from each position; everything, if nothing is known of what is reached from one of them. */
    static ReachTable of(Design design, List<Reaching.@Nullable Cover> rows) {
        int size = design.topology.size();
        int words = design.words;
        var from = new long[size * words];
        var needed = new long[size * size * words];
        boolean any = false;
        for (int p = 0; p < size; p++) {
            var row = rows.get(p);
            if (row == null) {
                return everywhere(design);
            }
            for (int target = row.targets().nextSetBit(0);
                    target >= 0;
                    target = row.targets().nextSetBit(target + 1)) {
                from[target * words + (p >>> 6)] |= 1L << p;
                var set = row.needs(target).toLongArray();
                System.arraycopy(set, 0, needed, (target * size + p) * words, set.length);
                any |= set.length > 0;
            }
        }
        return new ReachTable(design, from, any ? needed : null);
    }

    /** What is reached if nothing is known. */
    private static ReachTable everywhere(Design design) {
        int size = design.topology.size();
        var from = new long[size * design.words];
        for (int target = 0; target < size; target++) {
            for (int p = 0; p < size; p++) {
                from[target * design.words + (p >>> 6)] |= 1L << p;
            }
        }
        return new ReachTable(design, from, null);
    }

    /**
     * Whether a target may not be captured from a position while pieces stand on a set of others. If only one of them is in the way,
     * its position is added to a set.
     */
    boolean isClosed(int target, int position, long[] standing, long[] keys) {
        if (!contains(target, position)) {
            return true;
        }
        if (needs == null) {
            return false;
        }
        int at = (target * size + position) * words;
        int inTheWay = 0;
        for (int w = 0; w < words; w++) {
            inTheWay += Long.bitCount(needs[at + w] & standing[w]);
        }
        if (inTheWay == 1) {
            for (int w = 0; w < words; w++) {
                keys[w] |= needs[at + w] & standing[w];
            }
        }
        return inTheWay > 0;
    }

    /** For each target the words of the set of the positions from which it is reached in any of several tables. */
    static long[] sources(Design design, ReachTable... tables) {
        var from = new long[design.topology.size() * design.words];
        for (var table : tables) {
            for (int i = 0; i < from.length; i++) {
                from[i] |= table.from[i];
            }
        }
        return from;
    }

    /** Whether a target may be captured from a position. */
    private boolean contains(int target, int position) {
        return (from[target * words + (position >>> 6)] >>> position & 1) != 0;
    }

    /** Whether a target may be captured from a position while pieces stand on a set of others. */
    boolean isOpen(int target, int position, long[] standing) {
        if (!contains(target, position)) {
            return false;
        }
        if (needs == null) {
            return true;
        }
        long inTheWay = 0;
        int at = (target * size + position) * words;
        for (int w = 0; w < words; w++) {
            inTheWay |= needs[at + w] & standing[w];
        }
        return inTheWay == 0;
    }
}

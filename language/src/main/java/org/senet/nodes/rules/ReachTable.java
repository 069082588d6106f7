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

    /** What one rule reaches from each position; everything, if nothing is known of what it reaches from one of them. */
    public static ReachTable of(Design design, Reaching.Row[] rows) {
        int size = design.topology.size();
        int words = design.words;
        var from = new long[size * words];
        var needed = new long[size * size * words];
        boolean any = false;
        for (int p = 0; p < size; p++) {
            var reach = rows[p].targets();
            var needs = rows[p].needs();
            if (reach == null || needs == null) {
                return everywhere(design);
            }
            for (int target = reach.nextSetBit(0); target >= 0; target = reach.nextSetBit(target + 1)) {
                from[target * words + (p >>> 6)] |= 1L << p;
                var set = needs[target].toLongArray();
                System.arraycopy(set, 0, needed, (target * size + p) * words, set.length);
                any |= set.length > 0;
            }
        }
        return new ReachTable(design, from, any ? needed : null);
    }

    /** What a rule reaches of which nothing is known. */
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

    /** What any of several rules reaches. */
    static ReachTable union(Design design, List<ReachTable> tables) {
        int size = design.topology.size();
        int words = design.words;
        var from = new long[size * words];
        for (var table : tables) {
            for (int i = 0; i < from.length; i++) {
                from[i] |= table.from[i];
            }
        }
        if (tables.isEmpty() || tables.stream().anyMatch(t -> t.needs == null)) {
            return new ReachTable(design, from, null);
        }
        var needs = new long[size * size * words];
        for (int target = 0; target < size; target++) {
            for (int p = 0; p < size; p++) {
                for (int w = 0; w < words; w++) {
                    long all = -1;
                    for (var table : tables) {
                        all &= table.contains(target, p) ? table.needs[(target * size + p) * words + w] : -1;
                    }
                    needs[(target * size + p) * words + w] = all;
                }
            }
        }
        return new ReachTable(design, from, needs);
    }

    /** A word of the set of positions from which a target may be captured. */
    long word(int target, int word) {
        return from[target * words + word];
    }

    /** Whether a target may be captured from a position. */
    boolean contains(int target, int position) {
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

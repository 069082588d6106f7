package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.state.Design;

/** For each position, the positions from which a rule could capture there at most, as words of a set. Immutable. */
public final class ReachTable {
    private final int words;

    @CompilationFinal(dimensions = 1)
    private final long[] from;

    private ReachTable(int words, long[] from) {
        this.words = words;
        this.from = from;
    }

    /** @param reach for each position those that a rule reaches from there; null when it may reach all */
    public ReachTable(Design design, BitSet @Nullable [] reach) {
        this(design.words, new long[design.topology.size() * design.words]);
        int size = design.topology.size();
        for (int p = 0; p < size; p++) {
            for (int target = 0; target < size; target++) {
                if (reach == null || reach[p].get(target)) {
                    from[target * words + (p >>> 6)] |= 1L << p;
                }
            }
        }
    }

    /** What any of several rules reaches. */
    static ReachTable union(Design design, List<ReachTable> tables) {
        var all = new long[design.topology.size() * design.words];
        for (var table : tables) {
            for (int i = 0; i < all.length; i++) {
                all[i] |= table.from[i];
            }
        }
        return new ReachTable(design.words, all);
    }

    /** A word of the set of positions from which a target may be captured. */
    long word(int target, int word) {
        return from[target * words + word];
    }

    /** Whether a target may be captured from a position. */
    boolean contains(int target, int position) {
        return (from[target * words + (position >>> 6)] >>> position & 1) != 0;
    }
}

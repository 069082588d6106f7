package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.TreeMap;
import org.senet.analysis.Relation;
import org.senet.state.Design;

/**
 * The set before or after another one along a relation: along a direction of a grid the numbers of positions change by the same
 * distance nearly everywhere, so the set is shifted once for each distance. Immutable.
 */
final class CellsShift extends CellsTerm.Whole {
    private final CellsTerm source;

    /** For each distance how many words the set is shifted by, and how many bits. */
    @CompilationFinal(dimensions = 1)
    private final int[] wordShifts;

    @CompilationFinal(dimensions = 1)
    private final int[] bitShifts;

    /** For each distance the words of the set of the positions that have it. */
    @CompilationFinal(dimensions = 1)
    private final long[] masks;

    private CellsShift(Design design, CellsTerm source, TreeMap<Integer, long[]> masksOf) {
        super(design.words);
        this.source = source;
        wordShifts = masksOf.keySet().stream()
                .mapToInt(d -> Math.floorDiv(d, Long.SIZE))
                .toArray();
        bitShifts = masksOf.keySet().stream()
                .mapToInt(d -> Math.floorMod(d, Long.SIZE))
                .toArray();
        masks = masksOf.values().stream()
                .flatMapToLong(java.util.Arrays::stream)
                .toArray();
    }

    /** The positions from which a relation leads into a set. */
    static CellsTerm before(Design design, Relation way, CellsTerm to) {
        if (way.target() >= 0) {
            return new At(design.words, way.target(), to);
        }
        var masks = new TreeMap<Integer, long[]>();
        for (int p = 0; p < way.size(); p++) {
            add(design, masks, p, way.end(p), p);
        }
        return new CellsShift(design, to, masks);
    }

    /** The positions to which a relation leads from a set. */
    static CellsShift after(Design design, Relation way, CellsTerm from) {
        var masks = new TreeMap<Integer, long[]>();
        for (int p = 0; p < way.size(); p++) {
            add(design, masks, way.end(p), p, way.end(p));
        }
        return new CellsShift(design, from, masks);
    }

    private static void add(Design design, TreeMap<Integer, long[]> masks, int position, int source, int known) {
        if (known >= 0 && source >= 0) {
            masks.computeIfAbsent(source - position, d -> new long[design.words])[position >>> 6] |= 1L << position;
        }
    }

    @Override
    @ExplodeLoop
    long[] words(Sight sight, long[][] values) {
        return shifted(source.words(sight, values));
    }

    @ExplodeLoop
    long[] shifted(long[] set) {
        var all = new long[words];
        for (int i = 0; i < bitShifts.length; i++) {
            for (int w = 0; w < words; w++) {
                long mask = masks[i * words + w];
                if (mask != 0) {
                    all[w] |= shifted(set, w + wordShifts[i], bitShifts[i]) & mask;
                }
            }
        }
        return all;
    }

    private long shifted(long[] set, int word, int bits) {
        long low = word(set, word);
        return bits == 0 ? low : low >>> bits | word(set, word + 1) << -bits;
    }

    private long word(long[] set, int word) {
        return word < 0 || word >= words ? 0 : set[word];
    }

    /** All positions if a known one is in a set, else none. */
    private static final class At extends CellsTerm {
        private final int word;
        private final int bit;
        private final CellsTerm set;

        At(int words, int position, CellsTerm set) {
            super(words);
            word = position >>> 6;
            bit = position & Long.SIZE - 1;
            this.set = set;
        }

        @Override
        long word(Sight sight, long[][] values, int every) {
            return -(set.word(sight, values, word) >>> bit & 1);
        }
    }
}

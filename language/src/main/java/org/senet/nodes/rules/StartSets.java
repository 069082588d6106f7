package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.senet.analysis.Algebra;
import org.senet.analysis.Cells;
import org.senet.ir.Ir;
import org.senet.nodes.Registers;
import org.senet.nodes.TestNode;
import org.senet.state.Design;
import org.senet.state.State;

/** Computes where the programs of a pass are to be tried, for all positions together, before any of them runs. */
final class StartSets extends Node {
    private final int words;
    private final int count;
    private final CellsCode code;

    /** What holds of the whole position, asked once. */
    @Children
    private final TestNode[] conditions;

    /**
     * @param sets for each program where to try it; null for everywhere
     * @param translation makes the tests of conditions that are the same at all positions
     */
    StartSets(Design design, List<@Nullable Cells> sets, Function<Ir, TestNode> translation) {
        words = design.words;
        count = sets.size();
        var everywhere = new Algebra(design.topology.size()).all();
        code = new CellsCode(
                design, sets.stream().map(s -> s == null ? everywhere : s).toList());
        conditions = code.conditions().stream().map(translation).toArray(TestNode[]::new);
    }

    /** The sets in a position between moves: for each program the words of the set of the positions at which to try it. */
    long[] of(VirtualFrame frame, State state) {
        long answers = conditions.length == 0 ? 0 : answers(frame, state);
        return code.all(Sight.between(state, answers));
    }

    @ExplodeLoop
    private long answers(VirtualFrame frame, State state) {
        Registers.begin(frame, state, -1, 0, 0);
        long answers = 0;
        for (int i = 0; i < conditions.length; i++) {
            answers |= conditions[i].executeBoolean(frame) ? 1L << i : 0;
        }
        return answers;
    }

    /** A word of each set; the number of the word need not be known when this is compiled. */
    @ExplodeLoop
    long[] words(long[] sets, int word) {
        var chosen = new long[count];
        for (int i = 0; i < count; i++) {
            long value = sets[i * words];
            for (int w = 1; w < words; w++) {
                value = w == word ? sets[i * words + w] : value;
            }
            chosen[i] = value;
        }
        return chosen;
    }

    /** The positions at which any program is to be tried, of those in words of all sets. */
    @ExplodeLoop
    long union(long[] chosen) {
        long all = 0;
        for (int i = 0; i < count; i++) {
            all |= chosen[i];
        }
        return all;
    }
}

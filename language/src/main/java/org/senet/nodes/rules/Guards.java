package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.Registers;
import org.senet.nodes.TestNode;
import org.senet.state.State;

/** What must hold for the programs of a pass to be tried, so far as that is the same wherever they begin. */
final class Guards extends Node {
    /** In place of {@linkplain StartSets sets} of positions where those are not asked for. */
    static final long[] EVERYWHERE = {};

    private final int words;

    /** For each program what must hold; null when nothing must. */
    @Children
    private final @Nullable TestNode[] tests;

    /** @param words how many words a set of positions has */
    Guards(List<Program> programs, int words) {
        this.words = words;
        tests = programs.stream().map(Program::guard).toArray(TestNode[]::new);
    }

    /** Whether there are none. */
    boolean areNone() {
        for (var test : tests) {
            if (test != null) {
                return false;
            }
        }
        return true;
    }

    /** Whether a program is to be tried at a position; where that is known to be worth it, there are no sets to ask. */
    boolean isWorth(VirtualFrame frame, State state, long[] starts, int program, int position) {
        return starts == EVERYWHERE ? isOpen(frame, state, program) : (starts[program] >>> position & 1) != 0;
    }

    /** Whether that holds which must for a program. */
    boolean isOpen(VirtualFrame frame, State state, int program) {
        var test = tests[program];
        if (test == null) {
            return true;
        }
        Registers.begin(frame, state, -1, 0, 0);
        return test.executeBoolean(frame);
    }

    /** The sets of the positions at which programs are to be tried, which are empty where that does not hold what must. */
    @ExplodeLoop
    long[] open(VirtualFrame frame, State state, long[] sets) {
        for (int i = 0; i < tests.length; i++) {
            if (!isOpen(frame, state, i)) {
                for (int w = 0; w < words; w++) {
                    sets[i * words + w] = 0;
                }
            }
        }
        return sets;
    }
}

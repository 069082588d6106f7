package org.senet.nodes.rules;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.nodes.IndirectCallNode;
import com.oracle.truffle.api.nodes.Node;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.Odds;
import org.senet.nodes.Step;
import org.senet.runtime.Outcome;
import org.senet.state.State;

/**
 * Runs the programs of a pass that are {@linkplain ProgramRootNode code of their own} from one place in the code. A call for each of
 * them would be most of the code of a pass with many, even more as final code contains what a place always calls.
 */
final class ProgramCalls extends Node {
    @CompilationFinal(dimensions = 1)
    private final CallTarget[] programs;

    @Child
    private IndirectCallNode calling = IndirectCallNode.create();

    private ProgramCalls(CallTarget[] programs) {
        this.programs = programs;
    }

    /** The calls of some programs; null where one of them is not code of its own, or where they are too many for a set. */
    static @Nullable ProgramCalls of(Step[] programs) {
        return programs.length == 0
                        || programs.length > Long.SIZE
                        || Stream.of(programs).anyMatch(p -> !(p instanceof RunProgramStep))
                ? null
                : new ProgramCalls(Stream.of(programs)
                        .map(p -> ((RunProgramStep) p).root().getCallTarget())
                        .toArray(CallTarget[]::new));
    }

    /**
     * Runs a set of the programs from a position; returns a code of {@link Outcome}.
     *
     * @param wanted the numbers of the programs, as bits
     */
    int run(State state, int position, long wanted) {
        for (long left = wanted; left != 0; left &= left - 1) {
            state.position = position;
            var program = programs[Long.numberOfTrailingZeros(left)];
            if (Odds.seldom((int) calling.call(program, state.arguments) == Outcome.STOP)) {
                return Outcome.STOP;
            }
        }
        return Outcome.EXHAUSTED;
    }
}

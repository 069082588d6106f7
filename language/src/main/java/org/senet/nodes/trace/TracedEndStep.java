package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import java.util.Arrays;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.state.CoveredCaptures;
import org.senet.state.State;

/** The end of a move. */
public final class TracedEndStep extends Step {
    @Child
    private Step end;

    /** @param end what adds the move to the list */
    public TracedEndStep(Step end) {
        this.end = end;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int before = state.moves.size();
        int outcome = end.execute(frame);
        int start = state.moves.size() > before ? state.moves.start(before) : -1;
        Traces.recorder(state)
                .end(played(state, Registers.logTop(frame)), state.unlessLonger, Frames.position(frame), start);
        return outcome;
    }

    private static long[] played(State state, int end) {
        var log = CoveredCaptures.isIn(state.design, state.log, end)
                ? CoveredCaptures.asPlayed(state.design, state.log, end)
                : state.log;
        return Arrays.copyOf(log, end);
    }
}

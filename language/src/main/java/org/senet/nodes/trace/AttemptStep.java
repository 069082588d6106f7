package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.trace.Attempt;

/** The rules of a piece begin. */
public final class AttemptStep extends Step {
    private final Attempt.Kind kind;
    private final int rank;

    @Child
    private Step next;

    /** @param rank the rank of the rules */
    public AttemptStep(Attempt.Kind kind, int rank, Step next) {
        this.kind = kind;
        this.rank = rank;
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var recorder = Traces.recorder(frame);
        int position = Frames.position(frame);
        int piece =
                switch (kind) {
                    case MOVE -> Registers.board(frame)[position];
                    case PLACE -> Registers.hand(frame);
                    case ACTION -> 0;
                };
        recorder.begin(kind, position, piece, rank);
        int outcome = next.execute(frame);
        recorder.finish();
        return outcome;
    }
}

package org.senet.nodes.choice;

import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.MaterializedFrame;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.EndlessLoop;
import org.senet.nodes.Step;
import org.senet.runtime.Unwind;

/** A loop that may choose and whose back edge is in tail position: a real loop. */
public final class TailLoopStep extends Step implements Unwind.Resumable {
    private final int code;
    private final boolean onBoard;
    private final WayOut wayOut = new WayOut();

    @Child
    private Step body;

    /**
     * @param code the result code by which the body asks for the next turn
     * @param onBoard whether the code always has a board, so that no {@link Unwind} comes through it
     */
    public TailLoopStep(int code, boolean onBoard, Step body) {
        this.onBoard = onBoard;
        this.code = code;
        this.body = body;
    }

    @Override
    public int execute(VirtualFrame frame) {
        return turns(frame, turn(frame));
    }

    private int turns(VirtualFrame frame, int first) {
        int outcome = first;
        for (long iterations = 1; outcome == code; iterations++) {
            TruffleSafepoint.poll(this);
            if (onBoard) {
                EndlessLoop.check(iterations, this);
            }
            outcome = turn(frame);
        }
        return outcome;
    }

    private int turn(VirtualFrame frame) {
        return onBoard ? body.execute(frame) : turnOrLeave(frame);
    }

    private int turnOrLeave(VirtualFrame frame) {
        try {
            return body.execute(frame);
        } catch (Unwind u) {
            throw wayOut.through(u, this, frame, code);
        }
    }

    @Override
    public int comeBack(MaterializedFrame frame, Object mark, int outcome) {
        return turns(frame, outcome);
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;
import org.senet.state.Log;
import org.senet.state.State;

/**
 * Where captured pieces stay until the move is over: lets them leave the board, and puts them back when what follows comes
 * back. It writes no entry, because playing the move removes them anyway.
 */
public final class RemoveCapturedStep extends Step {
    @Child
    private Step next;

    /** What follows sees the board without the captured pieces. */
    public RemoveCapturedStep(Step next) {
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        var state = Frames.state(frame);
        int end = Registers.logTop(frame);
        var removed = new int[end];
        int count = remove(state, end, removed);
        int outcome = next.execute(frame);
        for (int i = 0; i < count; i++) {
            long entry = state.log[removed[i]];
            state.board[Log.position(entry)] = state.design.pieces.withOwner(Log.before(entry), 0);
        }
        return outcome;
    }

    /** A captured piece is one that nobody owns; where it stood, another one may stand by now. */
    private static int remove(State state, int end, int[] removed) {
        int count = 0;
        for (int i = 0; i < end; i++) {
            long entry = state.log[i];
            int at = Log.position(entry);
            if (Log.kind(entry) == Log.CAPTURE
                    && state.board[at] == state.design.pieces.withOwner(Log.before(entry), 0)) {
                state.board[at] = 0;
                removed[count++] = i;
            }
        }
        return count;
    }
}

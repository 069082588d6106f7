package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.TestNode;
import org.senet.nodes.rules.PathNode;
import org.senet.trace.Observation;
import org.senet.trace.Phrase;

/** {@code is-attacked?} or {@code is-defended?} in a condition, with the attacker, whom the rules of the attack tell by {@link AttackerStep}. */
public final class ObservedAttackNode extends TestNode {
    private final Observation.Kind kind;
    private final Phrase phrase;

    @Child
    private TestNode test;

    @Child
    private PathNode path;

    /** @param path the way to the position in question */
    public ObservedAttackNode(Observation.Kind kind, Phrase phrase, TestNode test, PathNode path) {
        this.kind = kind;
        this.phrase = phrase;
        this.test = test;
        this.path = path;
    }

    /** On an empty position it is asked of the piece in the hand. */
    private static int guest(VirtualFrame frame, int piece) {
        return piece != 0 ? piece : Registers.hand(frame);
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        var state = Frames.state(frame);
        int at = path.end(frame, state);
        var recorder = Traces.recorder(state);
        recorder.noAttacker();
        boolean result = test.executeBoolean(frame);
        recorder.observeAttack(kind, phrase, result, at, at < 0 ? 0 : guest(frame, state.board[at]));
        return result;
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.data.Printer;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.TestNode;
import org.senet.state.Log;
import org.senet.state.Place;
import org.senet.state.State;

/** {@code (log ...)}: writes the move's notation. */
public final class LogNode extends TestNode {
    @Children
    private final ExpressionNode[] parts;

    /** The parts of the text, one after another. */
    public LogNode(ExpressionNode... parts) {
        this.parts = parts;
    }

    @Override
    @ExplodeLoop
    public boolean executeBoolean(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        for (var part : parts) {
            Registers.push(frame, state, entry(state, part.execute(frame)));
        }
        return true;
    }

    @TruffleBoundary
    private static long entry(State state, Object value) {
        return value instanceof Place p
                ? Log.entry(Log.NOTE_POSITION, p.number(), 0, 0)
                : Log.entry(Log.NOTE_VALUE, 0, 0, state.number(Printer.print(value, false)));
    }
}

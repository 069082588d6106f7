package org.senet.nodes.rules;

import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.Nil;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.nodes.choice.SavedSlots;

/**
 * {@code (each condition statement ...)}: finds all positions to which the condition can go, and then runs the statements
 * once at each of them, in the order in which they were found first. Because all are found first, the statements may change what the condition asks for. The current
 * position is the same afterwards.
 */
public final class EachPlaceNode extends ExpressionNode {
    private final SavedSlots saved;

    @Child
    private Step find;

    @Child
    private ExpressionNode body;

    /** @param find steps whose end is a {@link SpreadStep} */
    public EachPlaceNode(SavedSlots saved, Step find, ExpressionNode body) {
        this.saved = saved;
        this.find = find;
        this.body = body;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        executeVoid(frame);
        return Nil.NIL;
    }

    @Override
    public void executeVoid(VirtualFrame frame) {
        var state = Frames.boardState(frame, this);
        int position = Frames.position(frame);
        saved.save(frame);
        var found = state.floods.begin();
        var outer = state.spreading;
        state.spreading = found;
        find.execute(frame);
        state.spreading = outer;
        saved.restore(frame);
        for (int i = 0; i < found.size(); i++) {
            Frames.setPosition(frame, found.get(i));
            body.executeVoid(frame);
        }
        state.floods.end();
        Frames.setPosition(frame, position);
        TruffleSafepoint.poll(this);
    }
}

package org.senet.nodes.rules;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.state.Log;
import org.senet.state.State;

/** {@code (set-attribute! name value)}: changes an attribute of the piece in the hand, or else of the one at the current
 * position. */
public final class SetAttributeNode extends EffectNode {
    private final Site site;
    private final String name;

    @Child
    private ExpressionNode value;

    /** An attribute by name. */
    public SetAttributeNode(Site site, String name, ExpressionNode value) {
        this.site = site;
        this.name = name;
        this.value = value;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        var newValue = value.execute(frame);
        var design = site.design(state);
        int at = Frames.position(frame);
        int held = Registers.hand(frame);
        if (held != 0) {
            int after = Attributes.with(design, held, name, newValue);
            Registers.setHand(frame, after);
            return Registers.push(frame, state, Log.entry(Log.HAND, 0, held, after));
        }
        int before = at < 0 ? 0 : state.board[at];
        if (before == 0) {
            return NOTHING;
        }
        int after = Attributes.with(design, before, name, newValue);
        state.board[at] = (char) after;
        return Registers.push(frame, state, Log.entry(Log.CHANGE, at, before, after));
    }

    @Override
    void undo(State state, long entry) {
        if (Log.kind(entry) != Log.HAND) {
            state.board[Log.position(entry)] = (char) Log.before(entry);
        }
    }
}

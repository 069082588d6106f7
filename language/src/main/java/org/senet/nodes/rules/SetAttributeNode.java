package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.core.ConstantNode;
import org.senet.state.Log;
import org.senet.state.PieceCodes;
import org.senet.state.State;

/** {@code (set-attribute! name value)}: changes an attribute of the piece in the hand, or else of the one at the current
 * position. */
public final class SetAttributeNode extends EffectNode {
    /** How many changes are kept; a power of two. */
    private static final int REMEMBERED = 256;

    /** The bits of a value that is kept. */
    private static final int NUMBER_BITS = 16;

    private final Site site;
    private final String name;
    private final boolean known;
    /**
     * Changes that were made: to a known value, the code of a piece and that of the changed piece; to computed small integers the value
     * between them. Threads may lose some, and know others twice.
     */
    private final long[] changes;

    @Child
    private ExpressionNode value;

    /** An attribute by name. */
    public SetAttributeNode(Site site, String name, ExpressionNode value) {
        this.site = site;
        this.name = name;
        this.value = value;
        known = site.design != null && value instanceof ConstantNode;
        changes = new long[site.design == null ? 0 : REMEMBERED];
    }

    /** Whether the value is always the same. */
    boolean isOfKnownValue() {
        return known;
    }

    @Override
    long apply(VirtualFrame frame, State state) {
        var newValue = value.execute(frame);
        int at = Frames.position(frame);
        int held = Registers.hand(frame);
        if (held != 0) {
            int after = changed(state, held, newValue);
            Registers.setHand(frame, after);
            return after == held ? NOTHING : Registers.push(frame, state, Log.entry(Log.HAND, 0, held, after));
        }
        int before = at < 0 ? 0 : state.board[at];
        int after = before == 0 ? 0 : changed(state, before, newValue);
        if (after == before || !site.design(state).pieces.isPiece(before)) {
            return NOTHING;
        }
        state.board[at] = after;
        return Registers.push(frame, state, Log.entry(Log.CHANGE, at, before, after));
    }

    @Override
    boolean isAsWanted(VirtualFrame frame, State state) {
        int at = Frames.position(frame);
        int held = Registers.hand(frame);
        int code = held != 0 ? held : at < 0 ? 0 : state.board[at];
        return site.design(state).pieces.isPiece(code) && hasAttribute(state, code);
    }

    @TruffleBoundary
    private boolean hasAttribute(State state, int code) {
        var design = site.design(state);
        return design.hasAttribute(design.pieces.type(code), name);
    }

    /** Mostly the same value is set for the same few pieces. */
    private int changed(State state, int code, Object newValue) {
        if (known) {
            return changedToKnown(state, code, newValue);
        }
        if (changes.length > 0 && newValue instanceof Long number && number >>> NUMBER_BITS == 0) {
            return changedTo(state, code, number);
        }
        return lookup(state, code, newValue);
    }

    private int changedToKnown(State state, int code, Object newValue) {
        int index = code & REMEMBERED - 1;
        long memo = changes[index];
        if ((int) (memo >>> Integer.SIZE) == code) {
            return (int) memo;
        }
        int after = lookup(state, code, newValue);
        if (!PieceCodes.isScratch(code) && !PieceCodes.isScratch(after)) {
            changes[index] = (long) code << Integer.SIZE | after;
        }
        return after;
    }

    /** A computed value is mostly one of few, such as a number of seeds. */
    private int changedTo(State state, int code, long number) {
        long key = (long) code << NUMBER_BITS | number;
        int index = code * 31 + (int) number & REMEMBERED - 1;
        long memo = changes[index];
        if (memo >>> Log.VALUE_BITS == key) {
            return (int) memo & (1 << Log.VALUE_BITS) - 1;
        }
        int after = lookup(state, code, number);
        if (!PieceCodes.isScratch(code) && !PieceCodes.isScratch(after)) {
            changes[index] = key << Log.VALUE_BITS | after;
        }
        return after;
    }

    @TruffleBoundary
    private int lookup(State state, int code, Object newValue) {
        return site.design(state).pieceAttribute(name).with(code, newValue, state.columns);
    }

    @Override
    void undo(VirtualFrame frame, State state, long entry) {
        if (Log.kind(entry) != Log.HAND) {
            state.board[Log.position(entry)] = Log.before(entry);
        }
    }
}

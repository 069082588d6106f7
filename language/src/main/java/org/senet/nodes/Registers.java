package org.senet.nodes;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.ir.FrameLayout;
import org.senet.state.HandCell;
import org.senet.state.State;

/**
 * The part of a rule's state that lives in frame slots while the rule runs, because there it costs nothing: the current
 * position, the number of log entries, the pieces in the hand, and the number of remembered invariants; and the board itself. The position is restored by choice points like other
 * locals, the others by the step that changes them. Where one activation hands over to another, the values go through fields of the {@link State}.
 */
public final class Registers {
    private Registers() {}

    /** Takes the values from the state. */
    public static void load(VirtualFrame frame, State state) {
        frame.setIntStatic(FrameLayout.POSITION, state.position);
        frame.setIntStatic(FrameLayout.LOG_TOP, state.logTop);
        frame.setIntStatic(FrameLayout.HAND, state.hand);
        frame.setObjectStatic(FrameLayout.HAND_REST, state.handRest);
        frame.setIntStatic(FrameLayout.INVARIANT_TOP, state.invariantTop);
        frame.setObjectStatic(FrameLayout.BOARD, state.board);
    }

    /** Leaves the values in the state. */
    public static void store(VirtualFrame frame, State state) {
        state.position = frame.getIntStatic(FrameLayout.POSITION);
        state.logTop = frame.getIntStatic(FrameLayout.LOG_TOP);
        state.hand = frame.getIntStatic(FrameLayout.HAND);
        state.handRest = handRest(frame);
        state.invariantTop = invariantTop(frame);
    }

    /**
     * Begins at a position, with nothing in the hand.
     *
     * @param logTop the number of log entries
     * @param invariantTop the number of words of remembered invariants
     */
    public static void begin(VirtualFrame frame, State state, int position, int logTop, int invariantTop) {
        frame.setIntStatic(FrameLayout.POSITION, position);
        frame.setIntStatic(FrameLayout.LOG_TOP, logTop);
        frame.setIntStatic(FrameLayout.HAND, 0);
        frame.setObjectStatic(FrameLayout.HAND_REST, null);
        frame.setIntStatic(FrameLayout.INVARIANT_TOP, invariantTop);
        frame.setObjectStatic(FrameLayout.BOARD, state.board);
    }

    /** Tells the compiler that neither these nor any variables are needed any more, until something begins anew. */
    public static void forget(VirtualFrame frame) {
        if (CompilerDirectives.inCompiledCode()) {
            beginOutside(frame);
            Frames.forget(frame);
        }
    }

    /** Begins where no game is played. */
    public static void beginOutside(VirtualFrame frame) {
        frame.setIntStatic(FrameLayout.POSITION, -1);
        frame.setIntStatic(FrameLayout.LOG_TOP, 0);
        frame.setIntStatic(FrameLayout.HAND, 0);
        frame.setObjectStatic(FrameLayout.HAND_REST, null);
        frame.setIntStatic(FrameLayout.INVARIANT_TOP, 0);
        frame.setObjectStatic(FrameLayout.BOARD, null);
    }

    /** The board of the state, as a value that compiled code keeps at hand. */
    public static int[] board(VirtualFrame frame) {
        return CompilerDirectives.castExact(frame.getObjectStatic(FrameLayout.BOARD), int[].class);
    }

    /** The number of words of remembered invariants. */
    public static int invariantTop(VirtualFrame frame) {
        return frame.getIntStatic(FrameLayout.INVARIANT_TOP);
    }

    /** Changes the number of words of remembered invariants. */
    public static void setInvariantTop(VirtualFrame frame, int top) {
        frame.setIntStatic(FrameLayout.INVARIANT_TOP, top);
    }

    /** Writes an entry to the log; returns it. */
    public static long push(VirtualFrame frame, State state, long entry) {
        int at = frame.getIntStatic(FrameLayout.LOG_TOP);
        state.write(at, entry);
        frame.setIntStatic(FrameLayout.LOG_TOP, at + 1);
        return entry;
    }

    /** The number of entries in the log. */
    public static int logTop(VirtualFrame frame) {
        return frame.getIntStatic(FrameLayout.LOG_TOP);
    }

    /** The code of the piece on top of the hand, or 0. */
    public static int hand(VirtualFrame frame) {
        return frame.getIntStatic(FrameLayout.HAND);
    }

    /** Changes the piece on top of the hand. */
    public static void setHand(VirtualFrame frame, int code) {
        frame.setIntStatic(FrameLayout.HAND, code);
    }

    /** Puts a piece into the hand, on top. */
    public static void take(VirtualFrame frame, int code) {
        int before = frame.getIntStatic(FrameLayout.HAND);
        if (before != 0) {
            frame.setObjectStatic(FrameLayout.HAND_REST, new HandCell(before, handRest(frame)));
        }
        frame.setIntStatic(FrameLayout.HAND, code);
    }

    /** Takes the top piece out of the hand, which holds one; returns its code. */
    public static int drop(VirtualFrame frame) {
        int code = frame.getIntStatic(FrameLayout.HAND);
        var rest = handRest(frame);
        frame.setIntStatic(FrameLayout.HAND, rest == null ? 0 : rest.code());
        if (rest != null) {
            frame.setObjectStatic(FrameLayout.HAND_REST, rest.below());
        }
        return code;
    }

    /** Brings back what an effect has changed. */
    public static void restore(VirtualFrame frame, int logTop, int hand, HandCell handRest) {
        frame.setIntStatic(FrameLayout.LOG_TOP, logTop);
        frame.setIntStatic(FrameLayout.HAND, hand);
        frame.setObjectStatic(FrameLayout.HAND_REST, handRest);
    }

    /** Changes the number of entries in the log. */
    public static void setLogTop(VirtualFrame frame, int logTop) {
        frame.setIntStatic(FrameLayout.LOG_TOP, logTop);
    }

    /** The pieces in the hand below the top one, or Java null. */
    public static HandCell handRest(VirtualFrame frame) {
        return (HandCell) frame.getObjectStatic(FrameLayout.HAND_REST);
    }
}

package org.senet.nodes;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.frame.FrameDescriptor;
import com.oracle.truffle.api.frame.FrameSlotKind;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import org.senet.data.Nil;
import org.senet.errors.SenetException;
import org.senet.ir.FrameLayout;
import org.senet.state.State;

/** What all code agrees on about frames and arguments. */
public final class Frames {
    /** The argument that holds the {@link State}. */
    public static final int STATE = 0;
    /** The argument that holds the function or the continuation. */
    public static final int SELF = 1;
    /** The first argument of the program in a direct call; in a choosing call it is the continuation. */
    public static final int FIRST = 2;

    private Frames() {}

    /** A descriptor with all slots of a layout, which is its info. */
    public static FrameDescriptor descriptor(FrameLayout layout) {
        return (FrameDescriptor) layout.shape(size -> descriptor(layout, size));
    }

    private static FrameDescriptor descriptor(FrameLayout layout, int size) {
        var builder = FrameDescriptor.newBuilder(size);
        builder.defaultValue(Nil.NIL);
        builder.info(layout);
        builder.addSlots(FrameLayout.FIRST_VARIABLE, FrameSlotKind.Static);
        builder.addSlots(size - FrameLayout.FIRST_VARIABLE, FrameSlotKind.Illegal);
        return builder.build();
    }

    /**
     * The value of a variable; nil where it has none, such as one that compiled code has forgotten because only other ways to here
     * bind it.
     */
    public static Object valueOrNil(VirtualFrame frame, int slot) {
        return frame.getTag(slot) == FrameSlotKind.Illegal.tag ? Nil.NIL : frame.getValue(slot);
    }

    /**
     * Tells the compiler that no variable is needed any more, so that none is carried from turn to turn of a loop. The
     * registers stay.
     */
    @ExplodeLoop
    public static void forget(VirtualFrame frame) {
        if (CompilerDirectives.inCompiledCode()) {
            int size = frame.getFrameDescriptor().getNumberOfSlots();
            for (int slot = FrameLayout.FIRST_VARIABLE; slot < size; slot++) {
                frame.clear(slot);
            }
        }
    }

    /** The state of code that always has one. */
    public static State state(VirtualFrame frame) {
        return CompilerDirectives.castExact(frame.getArguments()[STATE], State.class);
    }

    /** The state, or null in code that runs outside a game and outside a search. */
    public static State stateOrNull(VirtualFrame frame) {
        return (State) frame.getArguments()[STATE];
    }

    /** The state of code that needs a board. */
    public static State boardState(VirtualFrame frame, Node node) {
        var state = (State) frame.getArguments()[STATE];
        if (state == null || state.design == null) {
            throw noBoard(node);
        }
        return state;
    }

    @CompilerDirectives.TruffleBoundary
    private static SenetException noBoard(Node node) {
        return SenetException.runtime(
                node, "this looks at a board, but no game is being played here: it works inside the rules of a game");
    }

    /** The current position. */
    public static int position(VirtualFrame frame) {
        return frame.getIntStatic(FrameLayout.POSITION);
    }

    /** Changes the current position. */
    public static void setPosition(VirtualFrame frame, int position) {
        frame.setIntStatic(FrameLayout.POSITION, position);
    }
}

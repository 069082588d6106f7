package org.senet.errors;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.Truffle;
import com.oracle.truffle.api.frame.FrameInstance;
import com.oracle.truffle.api.nodes.Node;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Recursion that is deeper than the host's stack, as an error of the program. */
public final class DeepRecursion {
    /** How many of the innermost activations are looked at. */
    private static final int LOOKED_AT = 200;

    private DeepRecursion() {}

    /**
     * Initializes the classes of errors, and those with which the runtime walks the stack, by making an error that is thrown away.
     * A class whose initialization exhausts the stack cannot be used for the rest of the process, so none may be initialized where the
     * stack is nearly exhausted already.
     */
    public static void prepare() {
        error(new StackOverflowError(), null);
    }

    /**
     * The error for an exhausted stack. It points to the call by which a function has called itself, perhaps by way of
     * others; for that it has to be made while the stack is still deep. Where there is no room for it, the stack is
     * exhausted once more, and a caller further out makes it.
     *
     * @param overflow what the host has thrown
     * @param otherwise where to point when no call is known, or {@code null}
     * @return the error, to be thrown
     */
    @TruffleBoundary
    public static SenetException error(StackOverflowError overflow, @Nullable Node otherwise) {
        var call = call();
        return SenetException.of(
                ErrorKind.RECURSION,
                call == null ? otherwise : call,
                "the recursion is too deep",
                "does something call itself, or a loop go on, without end? A loop is written with `loop` and `recur`");
    }

    /**
     * The error for a stack that is exhausted by code that goes on in itself, as a loop does whose turns choose. It points to a call by
     * which a function has called itself if there is one, and else to that code.
     *
     * @param overflow what the host has thrown
     * @param loop the code
     * @return the error, to be thrown
     */
    @TruffleBoundary
    public static SenetException inLoop(StackOverflowError overflow, Node loop) {
        return call() != null
                ? error(overflow, loop)
                : SenetException.of(
                        ErrorKind.RECURSION,
                        loop,
                        "this goes on without end, or too far",
                        "check that each turn of a loop goes to another position, or changes what its condition asks");
    }

    /** An activation: its code, and the call in it that is being executed, or null. */
    private record Activation(CallTarget code, @Nullable Node call) {}

    private static @Nullable Node call() {
        var activations = new ArrayList<Activation>();
        Truffle.getRuntime().iterateFrames(frame -> {
            activations.add(activation(frame));
            return activations.size() < LOOKED_AT ? null : frame;
        });
        for (int i = innermostRepeated(activations) + 1; i < activations.size(); i++) {
            var call = activations.get(i).call();
            var section = call == null ? null : call.getEncapsulatingSourceSection();
            if (section != null && !section.getSource().isInternal()) {
                return call;
            }
        }
        return null;
    }

    private static Activation activation(FrameInstance frame) {
        return new Activation(frame.getCallTarget(), frame.getCallNode());
    }

    /** The first activation whose code is being executed further out as well; -1 when there is none. */
    private static int innermostRepeated(List<Activation> activations) {
        Set<CallTarget> further = new HashSet<>();
        int found = -1;
        for (int i = activations.size() - 1; i >= 0; i--) {
            if (!further.add(activations.get(i).code())) {
                found = i;
            }
        }
        return found;
    }
}

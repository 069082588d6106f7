package org.senet.nodes.choice;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.RootCallTarget;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.nodes.RootNode;
import java.lang.invoke.VarHandle;
import org.senet.errors.DeepRecursion;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;
import org.senet.nodes.Watchable;
import org.senet.runtime.Unwind;
import org.senet.state.State;

/**
 * Goes on in shared code: a back edge that is not in tail position, or a joint of branches. The call is hidden from the
 * inliner, because inlined recursion was measured to cost five times the code and to gain nothing.
 */
public final class EnterSharedStep extends Step implements EntersShared, Watchable {
    private final boolean onBoard;
    private final SharedRoot target;
    private final WayOut wayOut = new WayOut();

    @Children
    private final ExpressionNode[] bindings;

    /** Whether tools want to know from where the code is entered; that costs a little. */
    @CompilationFinal
    private boolean located;

    @CompilationFinal
    private Transfer transfer;

    @CompilationFinal
    private CallTarget callTarget;

    /**
     * @param onBoard whether the code always has a board, so that the host's stack is never emptied
     * @param bindings nodes that bind the variables of a loop for its next turn
     */
    public EnterSharedStep(boolean onBoard, SharedRoot target, ExpressionNode... bindings) {
        this.onBoard = onBoard;
        this.target = target;
        this.bindings = bindings;
    }

    @Override
    public SharedRoot target() {
        return target;
    }

    @Override
    @ExplodeLoop
    public int execute(VirtualFrame frame) {
        if (callTarget == null) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            transfer = new Transfer(target.handedFrom(this));
            var code = target.callTarget();
            // Other threads take it that the other field is set when this one is.
            VarHandle.releaseFence();
            callTarget = code;
        }
        for (var node : bindings) {
            node.executeVoid(frame);
        }
        var state = Frames.state(frame);
        transfer.send(frame, state);
        if (onBoard) {
            return (int) enter(state);
        }
        int depth = state.depth;
        if (depth >= State.DEEP) {
            wayOut.enter();
            throw Unwind.before(callTarget, state.arguments);
        }
        state.depth = depth + 1;
        int outcome = (int) enter(state);
        state.depth = depth;
        return outcome;
    }

    private Object enter(State state) {
        return located ? callFrom(this, callTarget, state.arguments) : call(callTarget, state.arguments);
    }

    @Override
    public void watch() {
        located = true;
    }

    @TruffleBoundary(allowInlining = false, transferToInterpreterOnException = false)
    private static Object callFrom(Node place, CallTarget target, Object[] arguments) {
        try {
            return target.call(place, arguments);
        } catch (StackOverflowError e) {
            throw DeepRecursion.inLoop(e, root(target));
        }
    }

    @TruffleBoundary(allowInlining = false, transferToInterpreterOnException = false)
    private static Object call(CallTarget target, Object[] arguments) {
        try {
            return target.call(arguments);
        } catch (StackOverflowError e) {
            throw DeepRecursion.inLoop(e, root(target));
        }
    }

    private static RootNode root(CallTarget target) {
        return ((RootCallTarget) target).getRootNode();
    }
}

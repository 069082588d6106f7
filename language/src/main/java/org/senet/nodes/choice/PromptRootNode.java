package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.RootNode;
import org.senet.nodes.Frames;
import org.senet.runtime.Continuation;
import org.senet.runtime.Descent;
import org.senet.state.State;

/**
 * Where a delimited computation ends: its result goes to whoever waits at the innermost prompt of the state. While it is
 * being used, the prompt outside that one is the innermost, so that a captured rest can be resumed under another prompt.
 */
final class PromptRootNode extends RootNode {
    PromptRootNode(TruffleLanguage<?> language) {
        super(language);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        return deliver(Frames.state(frame), frame.getArguments()[Frames.FIRST]);
    }

    @TruffleBoundary(transferToInterpreterOnException = false)
    private static int deliver(State state, Object value) {
        var waiting = (Prompt) state.prompt;
        if (waiting.receiver() instanceof Collector c) {
            int outcome = c.accept(value);
            if (c.isDue()) {
                Descent.pause(state);
            }
            return outcome;
        }
        int depth = state.depth;
        state.prompt = waiting.outer();
        state.depth = State.UNLIMITED;
        try {
            return ((Continuation) waiting.receiver()).resume(state, value);
        } finally {
            state.depth = depth;
            state.prompt = waiting;
        }
    }

    @Override
    public String getName() {
        return "prompt";
    }
}

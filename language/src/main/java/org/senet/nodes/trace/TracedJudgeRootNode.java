package org.senet.nodes.trace;

import com.oracle.truffle.api.CallTarget;
import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.RootNode;
import org.senet.nodes.Frames;
import org.senet.nodes.rules.GlobalWriteNode;
import org.senet.state.State;
import org.senet.trace.Phrase;

/** Judges the moves found so far when a function has changed a global, and writes down which ones are dropped. */
final class TracedJudgeRootNode extends RootNode {
    private final CallTarget judge;

    /** @param judge the code that judges; its argument is the state */
    TracedJudgeRootNode(TruffleLanguage<?> language, CallTarget judge) {
        super(language);
        this.judge = judge;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var arguments = frame.getArguments();
        var state = Frames.state(frame);
        judge(state, (GlobalWriteNode) arguments[Frames.SELF]);
        return state;
    }

    @TruffleBoundary
    private void judge(State state, GlobalWriteNode write) {
        var recorder = Traces.recorder(state);
        recorder.beginJudging();
        judge.call(state);
        var starts = new int[state.moves.size()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = state.moves.start(i);
        }
        var value = write.value(state);
        recorder.judged(new Phrase("(set! " + write.name() + " " + value + ")", null), write.name(), value, starts);
    }
}

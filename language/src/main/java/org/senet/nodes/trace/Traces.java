package org.senet.nodes.trace;

import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Frames;
import org.senet.state.State;
import org.senet.trace.Recorder;

/** Where the record of a generation is. */
final class Traces {
    private Traces() {}

    static Recorder recorder(VirtualFrame frame) {
        return recorder(Frames.state(frame));
    }

    static Recorder recorder(State state) {
        return (Recorder) state.trace;
    }
}

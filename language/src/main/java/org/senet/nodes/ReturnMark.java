package org.senet.nodes;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.InstrumentableNode;
import com.oracle.truffle.api.instrumentation.ProbeNode;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.source.SourceSection;
import org.senet.data.Nil;

/**
 * The place where a function that may choose hands a value to its caller. The caller goes on above it on the host's stack, and
 * the function is entered again for its next value: to tools it yields.
 */
public class ReturnMark extends Node implements InstrumentableNode {
    private final SourceSection place;

    /** @param place the function's place in the text, which is known */
    public ReturnMark(SourceSection place) {
        this.place = place;
    }

    /** Tells tools that the function has a value, and is left. */
    public void leave(VirtualFrame frame) {
        // there is nothing to do but to be seen
    }

    /** Tells tools that the function is entered again. */
    public void comeBack(VirtualFrame frame) {
        // there is nothing to do but to be seen
    }

    @Override
    public final boolean isInstrumentable() {
        return true;
    }

    @Override
    public final boolean hasTag(Class<? extends Tag> tag) {
        return tag == StandardTags.RootTag.class;
    }

    @Override
    public final WrapperNode createWrapper(ProbeNode probe) {
        return new Wrapper(this, probe);
    }

    @Override
    public final SourceSection getSourceSection() {
        return place;
    }

    private static final class Wrapper extends ReturnMark implements WrapperNode {
        @Child
        private ReturnMark delegate;

        @Child
        private ProbeNode probe;

        Wrapper(ReturnMark delegate, ProbeNode probe) {
            super(delegate.place);
            this.delegate = delegate;
            this.probe = probe;
        }

        @Override
        public void leave(VirtualFrame frame) {
            probe.onYield(frame, Nil.NIL);
        }

        @Override
        public void comeBack(VirtualFrame frame) {
            probe.onResume(frame);
        }

        @Override
        public Node getDelegateNode() {
            return delegate;
        }

        @Override
        public ProbeNode getProbeNode() {
            return probe;
        }
    }
}

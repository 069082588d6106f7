package org.senet.nodes;

import com.oracle.truffle.api.frame.Frame;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.GenerateWrapper;
import com.oracle.truffle.api.instrumentation.InstrumentableNode;
import com.oracle.truffle.api.instrumentation.ProbeNode;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import com.oracle.truffle.api.interop.NodeLibrary;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.source.SourceSection;
import org.senet.data.Nil;
import org.senet.data.SourceSpan;

/** The steps of a function that may choose, as tools see them; put into the tree when a tool first looks at it. */
@GenerateWrapper
@ExportLibrary(NodeLibrary.class)
class StepsNode extends Node implements InstrumentableNode {
    private final SourceSpan span;

    @Child
    private Step steps;

    StepsNode(SourceSpan span, Step steps) {
        this.span = span;
        this.steps = steps;
    }

    /** For the wrapper that tools put around another one. */
    StepsNode(StepsNode other) {
        this(other.span, null);
    }

    int execute(VirtualFrame frame) {
        return steps.execute(frame);
    }

    @Override
    public boolean isInstrumentable() {
        return true;
    }

    @Override
    public WrapperNode createWrapper(ProbeNode probe) {
        return new StepsNodeWrapper(this, this, probe);
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == StandardTags.RootTag.class || tag == StandardTags.RootBodyTag.class;
    }

    @Override
    public SourceSection getSourceSection() {
        return span.section();
    }

    /** The outcome of steps means nothing to tools. */
    @GenerateWrapper.OutgoingConverter
    static Object forTools(Object outcome) {
        return Nil.NIL;
    }

    /** The steps as one step. */
    static final class AsStep extends Step {
        @Child
        private StepsNode body;

        AsStep(StepsNode body) {
            this.body = body;
        }

        @Override
        public int execute(VirtualFrame frame) {
            return body.execute(frame);
        }
    }

    @ExportMessage
    final boolean hasScope(@SuppressWarnings("unused") Frame frame) {
        return getRootNode() != null;
    }

    @ExportMessage
    final Object getScope(Frame frame, @SuppressWarnings("unused") boolean nodeEnter) {
        return LocalScope.of(this, frame == null ? null : frame.materialize());
    }
}

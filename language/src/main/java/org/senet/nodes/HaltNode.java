package org.senet.nodes;

import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.GenerateWrapper;
import com.oracle.truffle.api.instrumentation.ProbeNode;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import com.oracle.truffle.api.source.SourceSection;
import org.senet.data.SourceSpan;

/**
 * The place in a program where a statement of code that may choose begins. It does nothing: a step comes back only when all
 * that follows it has been explored, so it cannot be what tools see as a statement; this node, run just before it, can.
 */
@GenerateWrapper
public class HaltNode extends VisibleNode {
    private final SourceSpan span;
    private final Class<? extends Tag> kind;

    /** The beginning of a statement. */
    public HaltNode(SourceSpan span) {
        this(span, StandardTags.StatementTag.class);
    }

    /** The beginning of what a tag stands for. */
    public HaltNode(SourceSpan span, Class<? extends Tag> kind) {
        this.span = span;
        this.kind = kind;
    }

    /** For the wrapper that tools put around another one. */
    HaltNode(HaltNode other) {
        this(other.span, other.kind);
    }

    /** Tells tools that the statement begins. */
    public void execute(VirtualFrame frame) {
        // there is nothing to do but to be seen
    }

    /** Tells tools that the statement which began here has ended with an error, as far as no later one has. */
    final void failed(VirtualFrame frame, AbstractTruffleException error) {
        if (this instanceof WrapperNode wrapper) {
            wrapper.getProbeNode().onReturnExceptionalOrUnwind(frame, error, false);
        }
    }

    @Override
    public boolean isInstrumentable() {
        return true;
    }

    @Override
    public WrapperNode createWrapper(ProbeNode probe) {
        return new HaltNodeWrapper(this, this, probe);
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == kind;
    }

    @Override
    public SourceSection getSourceSection() {
        return span.section();
    }
}

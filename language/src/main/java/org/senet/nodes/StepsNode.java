package org.senet.nodes;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.GenerateWrapper;
import com.oracle.truffle.api.instrumentation.ProbeNode;
import com.oracle.truffle.api.instrumentation.Tag;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.source.SourceSection;
import org.jspecify.annotations.Nullable;
import org.senet.data.Nil;
import org.senet.data.SourceSpan;

/** A call of a function that may choose, its body, or that of a {@code try}, as tools see them; put into the tree when a tool first looks at it. */
@GenerateWrapper
class StepsNode extends VisibleNode {
    private final SourceSpan span;
    private final Class<? extends Tag> kind;
    private final @Nullable TruffleObject description;

    @Child
    private Step steps;

    /** @param kind the tag of a root or that of its body */
    StepsNode(SourceSpan span, Class<? extends Tag> kind, Step steps) {
        this(span, kind, null, steps);
    }

    /** @param description what tools can ask, as the kind says, or null */
    StepsNode(SourceSpan span, Class<? extends Tag> kind, @Nullable TruffleObject description, @Nullable Step steps) {
        this.span = span;
        this.kind = kind;
        this.description = description;
        this.steps = steps;
    }

    /** For the wrapper that tools put around another one. */
    StepsNode(StepsNode other) {
        this(other.span, other.kind, other.description, null);
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
        return tag == kind;
    }

    @Override
    public @Nullable Object getNodeObject() {
        return description;
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
}

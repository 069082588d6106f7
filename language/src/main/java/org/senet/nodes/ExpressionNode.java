package org.senet.nodes;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.GenerateWrapper;
import com.oracle.truffle.api.instrumentation.ProbeNode;
import com.oracle.truffle.api.instrumentation.StandardTags;
import com.oracle.truffle.api.instrumentation.Tag;
import com.oracle.truffle.api.nodes.UnexpectedResultException;
import com.oracle.truffle.api.source.SourceSection;
import org.senet.data.Nil;
import org.senet.data.SourceSpan;

/**
 * Deterministic code: it runs and returns its value, as in any other language. Code that has a place in the text is visible to
 * tools: every form as an expression, and those that a program goes through one after another as statements.
 */
@GenerateWrapper
public abstract class ExpressionNode extends VisibleNode {
    private SourceSpan span;
    private boolean statement;

    /** Notes the place in the program's text; returns this node. */
    public final ExpressionNode at(SourceSpan place) {
        if (span == null) {
            span = place;
        }
        return this;
    }

    /** Notes that a debugger stops here when it goes step by step; returns this node. */
    public final ExpressionNode asStatement() {
        statement = true;
        return this;
    }

    /** The place in the program's text, or null. */
    public final SourceSpan span() {
        return span;
    }

    /** The value. */
    public abstract Object execute(VirtualFrame frame);

    /** The value where an integer is expected. */
    public long executeLong(VirtualFrame frame) throws UnexpectedResultException {
        var value = execute(frame);
        if (value instanceof Long l) {
            return l;
        }
        throw new UnexpectedResultException(value);
    }

    /** The value where a number of floating point is expected. */
    public double executeDouble(VirtualFrame frame) throws UnexpectedResultException {
        var value = execute(frame);
        if (value instanceof Double d) {
            return d;
        }
        throw new UnexpectedResultException(value);
    }

    /** The value where a boolean is expected. */
    public boolean executeBoolean(VirtualFrame frame) throws UnexpectedResultException {
        var value = execute(frame);
        if (value instanceof Boolean b) {
            return b;
        }
        throw new UnexpectedResultException(value);
    }

    /** Runs for the effect only. */
    public void executeVoid(VirtualFrame frame) {
        execute(frame);
    }

    @Override
    public final SourceSection getSourceSection() {
        return span == null ? null : span.section();
    }

    @Override
    public final boolean isInstrumentable() {
        return span != null;
    }

    @Override
    public WrapperNode createWrapper(ProbeNode probe) {
        return new ExpressionNodeWrapper(this, probe);
    }

    @Override
    public boolean hasTag(Class<? extends Tag> tag) {
        return tag == StandardTags.ExpressionTag.class || tag == StandardTags.StatementTag.class && statement;
    }

    /** A value as tools get it. */
    @GenerateWrapper.OutgoingConverter
    final Object forTools(Object value) {
        return value instanceof Hidden ? Nil.NIL : ShownValue.of(value);
    }

    /** A value that a tool puts in the place of another one. */
    @GenerateWrapper.IncomingConverter
    final Object fromTools(Object value) {
        return ShownValue.back(value);
    }

    /** A value that means something to other nodes only. */
    public interface Hidden {}
}

package org.senet.nodes;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.nodes.UnexpectedResultException;
import com.oracle.truffle.api.source.SourceSection;
import org.senet.data.SourceSpan;

/** Deterministic code: it runs and returns its value, as in any other language. */
public abstract class ExpressionNode extends Node {
    private SourceSpan span;

    /** Notes the place in the program's text; returns this node. */
    public final ExpressionNode at(SourceSpan place) {
        if (span == null) {
            span = place;
        }
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
}

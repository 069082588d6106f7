package org.senet.nodes;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.instrumentation.Tag;
import com.oracle.truffle.api.interop.TruffleObject;
import com.oracle.truffle.api.nodes.Node;
import com.oracle.truffle.api.source.SourceSection;
import org.senet.data.SourceSpan;

/**
 * Code that may choose, in success-continuation style: a step does its part and runs the step that follows, which it has
 * known since the code was built; when that returns, every alternative that follows has been tried, and the step undoes
 * what it did. Failing is returning. The host's stack is the trail.
 *
 * <p>Effects on the board undo themselves. Locals and the current position are restored by the choice points, so that a
 * step which only changes locals may stand in tail position, where a loop's back edge is a real loop.
 */
public abstract class Step extends Node {
    private SourceSpan span;
    private SourceSpan statement;

    /** Notes the place in the program's text; returns this step. */
    public final Step at(SourceSpan place) {
        if (span == null) {
            span = place;
        }
        return this;
    }

    /** Notes the statement that begins with this step, unless another one within it does; returns this step. */
    public final Step asStatement(SourceSpan place) {
        if (statement == null) {
            statement = place;
        }
        return this;
    }

    /** The place of the statement that begins with this step, or null. */
    final SourceSpan statement() {
        return statement;
    }

    /** Runs everything from here on; returns a code of {@link org.senet.runtime.Outcome}. */
    public abstract int execute(VirtualFrame frame);

    /** Whether this step does nothing but return an outcome that is always the same. */
    public boolean isEnd() {
        return false;
    }

    /** Before another step, a place where tools can stop, in the text of this step; the same one where there is no text. */
    protected final void haltBefore(Step other) {
        if (span != null) {
            other.replace(new HaltStep(new HaltNode(span), other));
        }
    }

    /** Makes a part of this step visible to tools, in the text of this step, unless there is none. */
    protected final void show(Step part, Class<? extends Tag> kind, TruffleObject description) {
        if (span != null) {
            part.replace(new StepsNode.AsStep(new StepsNode(span, kind, description, part)));
        }
    }

    @Override
    public final SourceSection getSourceSection() {
        return span == null ? null : span.section();
    }
}

package org.senet.nodes.function;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.Frame;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.source.SourceSection;
import org.senet.data.SourceSpan;
import org.senet.ir.Lambda;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Step;

/** The root of a function that is called in the choosing way: it gets a continuation and returns an outcome. */
public final class ChoosingRootNode extends CodeRootNode {
    private final String name;
    private final SourceSpan span;
    private final Prologue prologue;

    @Child
    private Step call;

    /** @param continuationSlot the slot in which the steps find the caller's continuation */
    public ChoosingRootNode(
            TruffleLanguage<?> language,
            String name,
            SourceSpan span,
            Lambda.Arity arity,
            int continuationSlot,
            Step body) {
        super(language, Frames.descriptor(arity.layout()));
        this.name = name;
        this.span = span;
        prologue = Prologue.choosing(arity, continuationSlot);
        call = new Call(prologue, body);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        return call.execute(frame);
    }

    @Override
    protected void enter(VirtualFrame frame) {
        prologue.execute(frame);
    }

    @Override
    protected boolean isEntered(Frame frame) {
        return prologue.isDone(frame);
    }

    @Override
    public int[] entrySlots() {
        return prologue.slots();
    }

    @Override
    protected void addBody() {
        addBody(call, ((Call) call).body, span);
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public SourceSection getSourceSection() {
        return span == null ? null : span.section();
    }

    /** All that a call does. */
    private static final class Call extends Step {
        private final Prologue prologue;

        @Child
        private Step body;

        Call(Prologue prologue, Step body) {
            this.prologue = prologue;
            this.body = body;
        }

        @Override
        public int execute(VirtualFrame frame) {
            prologue.execute(frame);
            return body.execute(frame);
        }
    }
}

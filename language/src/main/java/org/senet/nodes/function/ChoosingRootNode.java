package org.senet.nodes.function;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.source.SourceSection;
import org.senet.data.SourceSpan;
import org.senet.ir.Lambda;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;
import org.senet.nodes.Step;

/** The root of a function that is called in the choosing way: it gets a continuation and returns an outcome. */
public final class ChoosingRootNode extends CodeRootNode {
    private static final int FIRST = Frames.FIRST + 1;

    private final String name;
    private final SourceSpan span;
    private final int continuationSlot;
    private final Prologue prologue;

    @Child
    private Step body;

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
        this.continuationSlot = continuationSlot;
        this.body = body;
        prologue = new Prologue(arity, FIRST);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        frame.setObject(continuationSlot, frame.getArguments()[Frames.FIRST]);
        Registers.load(frame, Frames.state(frame));
        prologue.execute(frame);
        return body.execute(frame);
    }

    @Override
    public int[] entrySlots() {
        return prologue.slots();
    }

    @Override
    protected void addBody() {
        addBody(body, span);
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public SourceSection getSourceSection() {
        return span == null ? null : span.section();
    }
}

package org.senet.nodes.function;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.Frame;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.source.SourceSection;
import org.jspecify.annotations.Nullable;
import org.senet.data.SourceSpan;
import org.senet.ir.Lambda;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.Frames;

/** The root of a function, in whichever way it is called: its name, its place in the program, and how its parameters are bound. */
abstract class CallableRootNode extends CodeRootNode {
    final Prologue prologue;
    final @Nullable SourceSpan span;

    CallableRootNode(
            TruffleLanguage<?> language,
            String name,
            @Nullable SourceSpan span,
            Lambda.Arity arity,
            Prologue prologue) {
        super(language, name, Frames.descriptor(arity.layout()));
        this.span = span;
        this.prologue = prologue;
    }

    @Override
    protected final void enter(VirtualFrame frame) {
        prologue.execute(frame);
    }

    @Override
    protected final boolean isEntered(Frame frame) {
        return prologue.isDone(frame);
    }

    @Override
    public final int[] entrySlots() {
        return prologue.slots();
    }

    @Override
    public final @Nullable SourceSection getSourceSection() {
        return span == null ? null : span.section();
    }
}

package org.senet.nodes.function;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.source.SourceSection;
import org.senet.data.SourceSpan;
import org.senet.errors.DeepRecursion;
import org.senet.ir.Lambda;
import org.senet.nodes.CodeRootNode;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;

/** The root of a function that is called in the direct way. */
public final class FunctionRootNode extends CodeRootNode {
    private final String name;
    private final SourceSpan span;
    private final Prologue prologue;
    private final boolean usesBoard;

    @Child
    private ExpressionNode body;

    /** @param usesBoard whether the function looks at the board, so that it needs the current position */
    public FunctionRootNode(
            TruffleLanguage<?> language,
            String name,
            SourceSpan span,
            Lambda.Arity arity,
            boolean usesBoard,
            ExpressionNode body) {
        super(language, Frames.descriptor(arity.layout()));
        this.name = name;
        this.span = span;
        this.usesBoard = usesBoard;
        this.body = body;
        prologue = new Prologue(arity, Frames.FIRST);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        try {
            return run(frame);
        } catch (StackOverflowError e) {
            CompilerDirectives.transferToInterpreter();
            throw DeepRecursion.error(e, this);
        }
    }

    private Object run(VirtualFrame frame) {
        prologue.execute(frame);
        if (!usesBoard) {
            return body.execute(frame);
        }
        var state = Frames.stateOrNull(frame);
        if (state == null) {
            Registers.beginOutside(frame);
            return body.execute(frame);
        }
        Registers.load(frame, state);
        var value = body.execute(frame);
        Registers.store(frame, state);
        return value;
    }

    @Override
    public int[] entrySlots() {
        return prologue.slots();
    }

    @Override
    public boolean hasRegisters() {
        return usesBoard;
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
    public boolean isCloningAllowed() {
        return true;
    }

    @Override
    public SourceSection getSourceSection() {
        return span == null ? null : span.section();
    }
}

package org.senet.nodes.function;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.SourceSpan;
import org.senet.errors.DeepRecursion;
import org.senet.ir.Lambda;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;
import org.senet.nodes.Registers;

/** The root of a function that is called in the direct way. */
public final class FunctionRootNode extends CallableRootNode {
    private final boolean usesBoard;

    @Child
    private ExpressionNode call;

    /** @param usesBoard whether the function looks at the board, so that it needs the current position */
    public FunctionRootNode(
            TruffleLanguage<?> language,
            String name,
            SourceSpan span,
            Lambda.Arity arity,
            boolean usesBoard,
            ExpressionNode body) {
        super(language, name, span, arity, Prologue.direct(arity, usesBoard));
        this.usesBoard = usesBoard;
        call = new Call(prologue, usesBoard, body);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        try {
            return call.execute(frame);
        } catch (StackOverflowError e) {
            CompilerDirectives.transferToInterpreter();
            throw DeepRecursion.error(e, this);
        }
    }

    @Override
    public boolean hasRegisters() {
        return usesBoard;
    }

    @Override
    protected void addBody() {
        addBody(call, ((Call) call).body, span);
    }

    @Override
    public boolean isCloningAllowed() {
        return true;
    }

    /** All that a call does. */
    private static final class Call extends ExpressionNode {
        private final Prologue prologue;
        private final boolean usesBoard;

        @Child
        private ExpressionNode body;

        Call(Prologue prologue, boolean usesBoard, ExpressionNode body) {
            this.prologue = prologue;
            this.usesBoard = usesBoard;
            this.body = body;
        }

        @Override
        public Object execute(VirtualFrame frame) {
            prologue.execute(frame);
            var value = body.execute(frame);
            if (usesBoard) {
                leave(frame);
            }
            return value;
        }

        private static void leave(VirtualFrame frame) {
            var state = Frames.stateOrNull(frame);
            if (state != null) {
                Registers.store(frame, state);
            }
        }
    }
}

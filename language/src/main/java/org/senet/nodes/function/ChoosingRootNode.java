package org.senet.nodes.function;

import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.data.SourceSpan;
import org.senet.ir.Lambda;
import org.senet.nodes.Step;

/** The root of a function that is called in the choosing way: it gets a continuation and returns an outcome. */
public final class ChoosingRootNode extends CallableRootNode {

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
        super(language, name, span, arity, Prologue.choosing(arity, continuationSlot));
        call = new Call(prologue, body);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        return call.execute(frame);
    }

    @Override
    protected void addBody() {
        addBody(call, ((Call) call).body, span);
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

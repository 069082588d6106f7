package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import org.senet.errors.DeepRecursion;
import org.senet.errors.ErrorSelector;
import org.senet.nodes.ExpressionNode;

/** {@code catch}: an error of the body makes everything as it was before, and is handled. */
public final class CatchNode extends ExpressionNode {
    @CompilationFinal(dimensions = 1)
    private final ErrorSelector[] selectors;

    @Child
    private GuardNode guard;

    @Child
    private ExpressionNode body;

    @Children
    private final HandlerNode[] handlers;

    /** @param handlers for each selector, what is done with the error */
    public CatchNode(GuardNode guard, ExpressionNode body, ErrorSelector[] selectors, HandlerNode[] handlers) {
        this.guard = guard;
        this.body = body;
        this.selectors = selectors;
        this.handlers = handlers;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var before = guard.begin(frame);
        try {
            return body.execute(frame);
        } catch (AbstractTruffleException e) {
            if (!ErrorSelector.isCatchable(e)) {
                throw e;
            }
            guard.goBack(frame, before);
            return handle(frame, e);
        } catch (StackOverflowError e) {
            guard.goBack(frame, before);
            return handle(frame, DeepRecursion.error(e, this));
        }
    }

    @ExplodeLoop
    private Object handle(VirtualFrame frame, AbstractTruffleException error) {
        for (int i = 0; i < selectors.length; i++) {
            if (selectors[i].wants(error)) {
                return handlers[i].handle(frame, error);
            }
        }
        throw error;
    }
}

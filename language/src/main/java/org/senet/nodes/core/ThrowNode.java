package org.senet.nodes.core;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import org.senet.errors.ExceptionInfo;
import org.senet.nodes.ExpressionNode;

/** Throws an error; any other value is made one. */
public final class ThrowNode extends ExpressionNode {
    @Child
    private ExpressionNode value;

    /** @param value computes what is thrown */
    public ThrowNode(ExpressionNode value) {
        this.value = value;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        throw exception(value.execute(frame));
    }

    @TruffleBoundary
    private RuntimeException exception(Object thrown) {
        var interop = InteropLibrary.getUncached();
        if (interop.isException(thrown)) {
            try {
                return interop.throwException(thrown);
            } catch (UnsupportedMessageException e) {
                throw new AssertionError(e);
            }
        }
        return ExceptionInfo.of(thrown, this);
    }
}

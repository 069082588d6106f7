package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;

/** A choice, or a capture, in code that is run in the direct way, where nobody makes choices. */
public final class OutsideNode extends ExpressionNode {
    private final String message;
    private final String hint;

    private OutsideNode(String message, String hint) {
        this.message = message;
        this.hint = hint;
    }

    /** A choice; its word is for the message. */
    public static OutsideNode choice(String word) {
        return new OutsideNode(
                "`" + word + "` has nothing to choose for here",
                "put it inside `(all ...)`, `(one ...)`, `(count-all ...)` or the rules of a game");
    }

    /** A capture. */
    public static OutsideNode capture() {
        return new OutsideNode(
                "there is nothing to capture here",
                "the rest is captured up to a `(prompt ...)` around this; what a function such as `sort-by` calls, and the"
                        + " body of `lazy-seq`, are outside of every prompt");
    }

    @Override
    public Object execute(VirtualFrame frame) {
        throw outside();
    }

    @TruffleBoundary
    private SenetException outside() {
        return SenetException.runtime(this, message, hint);
    }
}

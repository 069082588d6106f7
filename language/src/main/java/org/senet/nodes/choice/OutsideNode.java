package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.errors.SenetException;
import org.senet.nodes.ExpressionNode;

/** A choice where nobody makes choices: in code that is run in the direct way. */
public final class OutsideNode extends ExpressionNode {
    private final String word;

    /** @param word the form's word, for the message */
    public OutsideNode(String word) {
        this.word = word;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        throw outside();
    }

    @TruffleBoundary
    private SenetException outside() {
        return SenetException.runtime(
                this,
                "`" + word + "` has nothing to choose for here",
                "put it inside `(all ...)`, `(one ...)`, `(count-all ...)` or the rules of a game");
    }
}

package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.errors.SenetException;
import org.senet.nodes.TestNode;

/** A {@code check} in code that is run in the direct way: there is no choice to go back to when it fails. */
public final class CheckOutsideNode extends TestNode {
    @Child
    private TestNode test;

    /** A check of this condition. */
    public CheckOutsideNode(TestNode test) {
        this.test = test;
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) {
        if (!test.executeBoolean(frame)) {
            throw failed();
        }
        return true;
    }

    @TruffleBoundary
    private SenetException failed() {
        return SenetException.runtime(
                this,
                "this `check` failed, and there is no choice to go back to",
                "put it inside `(all ...)`, `(one ...)`, `(count-all ...)` or the rules of a game");
    }
}

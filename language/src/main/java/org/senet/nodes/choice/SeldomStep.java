package org.senet.nodes.choice;

import com.oracle.truffle.api.CompilerDirectives;
import com.oracle.truffle.api.CompilerDirectives.CompilationFinal;
import com.oracle.truffle.api.frame.VirtualFrame;
import org.senet.nodes.Step;

/** Steps that are hardly ever come to, so that they are not compiled before that has happened. */
final class SeldomStep extends Step {
    @CompilationFinal
    private boolean reached;

    @Child
    private Step next;

    SeldomStep(Step next) {
        this.next = next;
    }

    @Override
    public int execute(VirtualFrame frame) {
        if (!reached) {
            CompilerDirectives.transferToInterpreterAndInvalidate();
            reached = true;
        }
        return next.execute(frame);
    }

    @Override
    public boolean isEnd() {
        return reached && next.isEnd();
    }
}

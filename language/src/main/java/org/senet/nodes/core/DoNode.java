package org.senet.nodes.core;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.nodes.UnexpectedResultException;
import java.util.List;
import java.util.stream.Stream;
import org.senet.nodes.ExpressionNode;

/** One after another; the value is the last one's. */
public final class DoNode extends ExpressionNode {
    @Children
    private final ExpressionNode[] before;

    @Child
    private ExpressionNode last;

    /** At least one expression. */
    public DoNode(ExpressionNode... all) {
        before = java.util.Arrays.copyOf(all, all.length - 1);
        last = all[all.length - 1];
    }

    /** The expressions, in order. */
    public List<ExpressionNode> forms() {
        return Stream.concat(Stream.of(before), Stream.of(last)).toList();
    }

    @ExplodeLoop
    private void runBefore(VirtualFrame frame) {
        for (var node : before) {
            node.executeVoid(frame);
        }
    }

    @Override
    public Object execute(VirtualFrame frame) {
        runBefore(frame);
        return last.execute(frame);
    }

    @Override
    public long executeLong(VirtualFrame frame) throws UnexpectedResultException {
        runBefore(frame);
        return last.executeLong(frame);
    }

    @Override
    public double executeDouble(VirtualFrame frame) throws UnexpectedResultException {
        runBefore(frame);
        return last.executeDouble(frame);
    }

    @Override
    public boolean executeBoolean(VirtualFrame frame) throws UnexpectedResultException {
        runBefore(frame);
        return last.executeBoolean(frame);
    }
}

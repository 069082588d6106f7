package org.senet.nodes.core;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import java.util.List;
import java.util.stream.Stream;
import org.senet.nodes.ExpressionNode;

/** The values of Clojure's {@code and} and {@code or}: the first value that decides, else the last. */
public final class AndOrNode extends ExpressionNode {
    @Children
    private final ExpressionNode[] before;

    @Child
    private ExpressionNode last;

    private final boolean deciding;

    /** @param or whether the first true value decides; else the first that is not true does */
    public AndOrNode(boolean or, ExpressionNode... all) {
        before = java.util.Arrays.copyOf(all, all.length - 1);
        last = all[all.length - 1];
        deciding = or;
    }

    /** The forms, in order. */
    public List<ExpressionNode> forms() {
        return Stream.concat(Stream.of(before), Stream.of(last)).toList();
    }

    /** Whether the first true value decides. */
    public boolean isOr() {
        return deciding;
    }

    @Override
    @ExplodeLoop
    public Object execute(VirtualFrame frame) {
        for (var node : before) {
            var value = node.execute(frame);
            if (Truth.core(value) == deciding) {
                return value;
            }
        }
        return last.execute(frame);
    }
}

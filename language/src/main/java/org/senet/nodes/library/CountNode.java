package org.senet.nodes.library;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.profiles.BranchProfile;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;

/** {@code count}: fast on vectors, maps and strings. */
final class CountNode extends ExpressionNode {
    @Child
    private ExpressionNode collection;

    @Child
    private SlowCall slow;

    private final BranchProfile vectors = BranchProfile.create();
    private final BranchProfile maps = BranchProfile.create();
    private final BranchProfile strings = BranchProfile.create();
    private final BranchProfile others = BranchProfile.create();

    CountNode(SlowCall slow, ExpressionNode[] arguments) {
        this.slow = slow;
        collection = arguments[0];
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var of = collection.execute(frame);
        if (of instanceof PersistentVector vector) {
            vectors.enter();
            return (long) vector.size();
        }
        if (of instanceof String text) {
            strings.enter();
            return (long) text.length();
        }
        if (of instanceof PersistentMap map) {
            maps.enter();
            return (long) map.size();
        }
        others.enter();
        var call = new Object[] {frame.getArguments()[Frames.STATE], null, of};
        // The sequence may be too long to be kept while it is counted.
        of = null;
        return slow.call(call);
    }
}

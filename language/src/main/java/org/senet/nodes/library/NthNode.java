package org.senet.nodes.library;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.profiles.BranchProfile;
import org.senet.data.MapEntry;
import org.senet.data.PersistentVector;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;

/** {@code nth}: fast on vectors, entries of maps and strings. */
final class NthNode extends ExpressionNode {
    private static final int WITH_DEFAULT = 3;

    @Child
    private ExpressionNode collection;

    @Child
    private ExpressionNode index;

    @Child
    private ExpressionNode otherwise;

    @Child
    private SlowCall slow;

    private final BranchProfile vectors = BranchProfile.create();
    private final BranchProfile entries = BranchProfile.create();
    private final BranchProfile strings = BranchProfile.create();
    private final BranchProfile others = BranchProfile.create();

    NthNode(SlowCall slow, ExpressionNode[] arguments) {
        this.slow = slow;
        collection = arguments[0];
        index = arguments[1];
        otherwise = arguments.length == WITH_DEFAULT ? arguments[2] : null;
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var from = collection.execute(frame);
        var place = index.execute(frame);
        var missing = otherwise == null ? null : otherwise.execute(frame);
        if (place instanceof Long number) {
            long i = number;
            if (from instanceof PersistentVector vector && i >= 0 && i < vector.size()) {
                vectors.enter();
                return vector.get((int) i);
            }
            if (from instanceof MapEntry entry && (i == 0 || i == 1)) {
                entries.enter();
                return i == 0 ? entry.key() : entry.value();
            }
            if (from instanceof String text && i >= 0 && i < text.length()) {
                strings.enter();
                return text.charAt((int) i);
            }
        }
        others.enter();
        var state = frame.getArguments()[Frames.STATE];
        var call = missing == null
                ? new Object[] {state, null, from, place}
                : new Object[] {state, null, from, place, missing};
        // The sequence may be too long to be kept while somebody walks along it.
        from = null;
        return slow.call(call);
    }
}

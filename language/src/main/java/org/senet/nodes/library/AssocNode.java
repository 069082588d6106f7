package org.senet.nodes.library;

import com.oracle.truffle.api.frame.VirtualFrame;
import com.oracle.truffle.api.nodes.ExplodeLoop;
import com.oracle.truffle.api.profiles.BranchProfile;
import org.senet.data.PersistentMap;
import org.senet.data.PersistentVector;
import org.senet.nodes.Allocates;
import org.senet.nodes.ExpressionNode;
import org.senet.nodes.Frames;

/** {@code assoc} of any number of keys and values: fast on maps, and on vectors with integers. */
final class AssocNode extends ExpressionNode implements Allocates {
    @Child
    private ExpressionNode collection;

    @Children
    private final ExpressionNode[] keysAndValues;

    @Child
    private SlowCall slow;

    private final BranchProfile vectors = BranchProfile.create();
    private final BranchProfile maps = BranchProfile.create();
    private final BranchProfile others = BranchProfile.create();

    AssocNode(SlowCall slow, ExpressionNode[] arguments) {
        this.slow = slow;
        collection = arguments[0];
        keysAndValues = java.util.Arrays.copyOfRange(arguments, 1, arguments.length);
    }

    @Override
    public Object execute(VirtualFrame frame) {
        var into = collection.execute(frame);
        var changes = evaluate(frame);
        if (into instanceof PersistentMap map) {
            maps.enter();
            return keysAndValues.length == 2 ? map.assoc(changes[0], changes[1]) : map.assocAll(changes);
        }
        if (into instanceof PersistentVector vector && fit(vector, changes)) {
            vectors.enter();
            return change(vector, changes);
        }
        others.enter();
        var call = new Object[Frames.FIRST + 1 + changes.length];
        call[Frames.STATE] = frame.getArguments()[Frames.STATE];
        call[Frames.FIRST] = into;
        System.arraycopy(changes, 0, call, Frames.FIRST + 1, changes.length);
        return slow.call(call);
    }

    @ExplodeLoop
    private Object[] evaluate(VirtualFrame frame) {
        var values = new Object[keysAndValues.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = keysAndValues[i].execute(frame);
        }
        return values;
    }

    @ExplodeLoop
    private boolean fit(PersistentVector vector, Object[] changes) {
        for (int i = 0; i < keysAndValues.length; i += 2) {
            if (!(changes[i] instanceof Long index) || index < 0 || index >= vector.size()) {
                return false;
            }
        }
        return true;
    }

    @ExplodeLoop
    private PersistentVector change(PersistentVector vector, Object[] changes) {
        var changed = vector;
        for (int i = 0; i < keysAndValues.length; i += 2) {
            changed = changed.assoc((int) (long) changes[i], changes[i + 1]);
        }
        return changed;
    }
}

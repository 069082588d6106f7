package org.senet.nodes.rules;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import org.jspecify.annotations.Nullable;
import org.senet.nodes.core.AddNode;
import org.senet.state.Design;
import org.senet.state.Log;
import org.senet.state.State;

/**
 * A change of an attribute of the position that is the same for all moves from a position: it is set to a known value, or a known number
 * is added to it. Immutable.
 *
 * @param index the attribute's index
 * @param value the value to which it is set, or what is added
 * @param sum what adds; null where the attribute is set
 */
record AttributeChange(int index, Object value, @Nullable AddNode sum) {
    /** Whether the attribute has its initial value again after the next move. */
    boolean passes(Design design) {
        for (int i = 0; i < design.attributes.passingCount(); i++) {
            if (design.attributes.passing(i) == index) {
                return true;
            }
        }
        return false;
    }

    /** Whether another change, which may stand elsewhere, does the same. */
    boolean isLike(AttributeChange other) {
        return index == other.index && value.equals(other.value) && (sum == null) == (other.sum == null);
    }

    /** The entry of the log that tells the change, in a state that has not seen it yet. */
    long entry(State state) {
        int before = state.attributes[index];
        return Log.entry(Log.ATTRIBUTE, index, before, SetBoardAttributeNode.number(state, after(state, before)));
    }

    private Object after(State state, int before) {
        if (sum == null) {
            return value;
        }
        var present = state.value(before);
        if (present instanceof Long number && value instanceof Long amount) {
            long after = number + amount;
            boolean overflows = ((number ^ after) & (amount ^ after)) < 0;
            if (!overflows) {
                return after;
            }
        }
        return added(sum, present);
    }

    /** The sum of other numbers; an error like that of the node where there is none. */
    @TruffleBoundary
    private Object added(AddNode node, Object present) {
        return node.tower(present, value);
    }
}

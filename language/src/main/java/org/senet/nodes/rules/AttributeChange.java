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
    /** No entry of a log. */
    static final long NONE = 0;

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

    /** The entry of the log that tells the change, in a state that has not seen it yet; {@link #NONE} where it is an error. */
    long entry(State state) {
        int before = state.attributes[index];
        if (sum == null) {
            return Log.entry(Log.ATTRIBUTE, index, before, SetBoardAttributeNode.number(state, value));
        }
        if (!(state.value(before) instanceof Long number) || !(value instanceof Long amount)) {
            return NONE;
        }
        long after = number + amount;
        boolean overflows = ((number ^ after) & (amount ^ after)) < 0;
        return overflows ? NONE : Log.entry(Log.ATTRIBUTE, index, before, SetBoardAttributeNode.number(state, after));
    }

    /** Fails as the change does where it is an error. */
    @TruffleBoundary
    void fail(State state) {
        if (sum != null) {
            sum.tower(state.value(state.attributes[index]), value);
        }
    }
}

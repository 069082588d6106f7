package org.senet.translator;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.senet.ir.Local;

/**
 * What {@link Reach} knows at a place of a rule.
 *
 * @param position the current position
 * @param empty whether it is empty
 * @param variables those with known values
 * @param needs positions that were found empty before the rule changed anything but to lift its piece; not to be changed
 * @param changed whether it may have changed anything else
 */
record Known(int position, boolean empty, Map<Local, Object> variables, BitSet needs, boolean changed) {
    static Known at(int position, Map<Local, Object> variables) {
        return new Known(position, false, variables, new BitSet(), false);
    }

    Known at(int newPosition) {
        return newPosition == position ? this : new Known(newPosition, false, variables, needs, changed);
    }

    Known withEmpty(boolean isEmpty) {
        return isEmpty == empty ? this : new Known(position, isEmpty, variables, needs, changed);
    }

    Known needing(int emptyPosition) {
        if (changed || needs.get(emptyPosition)) {
            return this;
        }
        var more = (BitSet) needs.clone();
        more.set(emptyPosition);
        return new Known(position, empty, variables, more, false);
    }

    Known afterChange() {
        return changed ? this : new Known(position, empty, variables, needs, true);
    }

    Known with(Local local, Object value) {
        var assigned = new HashMap<>(variables);
        assigned.put(local, value);
        return new Known(position, empty, Map.copyOf(assigned), needs, changed);
    }
}

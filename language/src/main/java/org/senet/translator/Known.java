package org.senet.translator;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.senet.ir.Local;

/**
 * What {@link Reach} knows at a place of a rule.
 *
 * @param position the current position
 * @param empty whether it is empty
 * @param variables those with known values
 * @param needs positions that were found empty before the rule changed anything but to lift its piece; not to be changed
 * @param friends positions that were found to hold a piece of the own side before the rule changed anything; not to be changed
 * @param changed whether it may have changed anything else
 * @param sure what is known of how the rule has come here; null when it may not come here though the needs are met
 */
record Known(
        int position,
        boolean empty,
        Map<Local, Object> variables,
        BitSet needs,
        BitSet friends,
        boolean changed,
        @Nullable Sure sure) {
    /** No position. */
    static final int NOWHERE = -1;

    /**
     * The rule comes here, and made all its choices so that it would, if only the needs are met and an enemy of its player stands at
     * one position.
     *
     * @param target where the enemy must stand; {@link #NOWHERE} if that does not matter
     * @param captured where something was captured; {@link #NOWHERE} if nothing was
     * @param holding whether the piece is in the hand
     */
    record Sure(int target, int captured, boolean holding) {
        static final Sure BEGIN = new Sure(NOWHERE, NOWHERE, false);
    }

    static Known at(int position, Map<Local, Object> variables, @Nullable Sure sure) {
        return new Known(position, false, variables, new BitSet(), new BitSet(), false, sure);
    }

    Known at(int newPosition) {
        return newPosition == position ? this : new Known(newPosition, false, variables, needs, friends, changed, sure);
    }

    Known withEmpty(boolean isEmpty) {
        return isEmpty == empty ? this : new Known(position, isEmpty, variables, needs, friends, changed, sure);
    }

    Known needing(int emptyPosition) {
        if (changed || needs.get(emptyPosition)) {
            return this;
        }
        var more = (BitSet) needs.clone();
        more.set(emptyPosition);
        return new Known(position, empty, variables, more, friends, false, sure);
    }

    Known withFriendAt(int at) {
        if (changed || friends.get(at)) {
            return this;
        }
        var more = (BitSet) friends.clone();
        more.set(at);
        return new Known(position, empty, variables, needs, more, false, sure);
    }

    /** Whether no enemy can have stood at a position when the rule began. */
    boolean hadNoEnemyAt(int at) {
        return needs.get(at) || friends.get(at);
    }

    Known afterChange() {
        return changed ? this : new Known(position, empty, variables, needs, friends, true, sure);
    }

    Known with(Local local, Object value) {
        var assigned = new HashMap<>(variables);
        assigned.put(local, value);
        return new Known(position, empty, Map.copyOf(assigned), needs, friends, changed, sure);
    }

    private Known with(@Nullable Sure newSure) {
        return new Known(position, empty, variables, needs, friends, changed, newSure);
    }

    /** The same where something else might keep the rule from coming here. */
    Known inDoubt() {
        return with((Sure) null);
    }

    boolean isHolding() {
        return sure != null && sure.holding();
    }

    Known withHolding(boolean holding) {
        return sure == null ? this : with(new Sure(sure.target(), sure.captured(), holding));
    }

    /** Whether it would go on like this with an enemy at that position, wherever the rule has begun but there. */
    boolean allowsEnemyAt(int at) {
        return sure != null && !changed && !needs.get(at) && (sure.target() == NOWHERE || sure.target() == at);
    }

    /** The same with an enemy at a position, if that {@linkplain #allowsEnemyAt is possible}. */
    Known withEnemyAt(int at) {
        return sure == null ? this : with(new Sure(at, sure.captured(), sure.holding()));
    }

    Known withCaptured(int at) {
        return sure == null ? this : with(new Sure(at, at, sure.holding()));
    }
}

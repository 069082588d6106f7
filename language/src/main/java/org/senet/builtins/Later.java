package org.senet.builtins;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.senet.state.HandCell;
import org.senet.state.State;

/**
 * Calls of a function whose results are computed when somebody looks at them, perhaps when the rule has gone on. They look from where
 * the rule was when they were promised, with what it had in its hand, at the board as it is when they are made; and the rule stays
 * where it is. The board they must leave as it is.
 */
final class Later {
    private final State state;
    private final int position;
    private final int hand;
    private final HandCell handRest;

    private Later(State state) {
        this.state = state;
        position = state.position;
        hand = state.hand;
        handRest = state.handRest;
    }

    /**
     * The same calls, made later.
     *
     * @param state that of the rule; null, or without a design, where there is no board
     */
    static UnaryOperator<Object> of(@Nullable State state, UnaryOperator<Object> call) {
        if (state == null || state.design == null) {
            return call;
        }
        var promised = new Later(state);
        return argument -> promised.from(call, argument);
    }

    private Object from(UnaryOperator<Object> call, Object argument) {
        int nowAt = state.position;
        int nowTop = state.logTop;
        int nowReset = state.resets;
        int nowHeld = state.hand;
        var nowRest = state.handRest;
        state.position = position;
        state.hand = hand;
        state.handRest = handRest;
        try {
            var value = call.apply(argument);
            if (state.logTop != nowTop || state.resets != nowReset) {
                throw new IllegalStateException(
                        "what is computed later, as the elements of a lazy sequence are, cannot change the board; "
                                + "`mapv`, `filterv` and `doseq` do it at once");
            }
            return value;
        } finally {
            state.position = nowAt;
            state.hand = nowHeld;
            state.handRest = nowRest;
        }
    }
}

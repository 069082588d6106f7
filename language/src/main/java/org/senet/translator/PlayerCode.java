package org.senet.translator;

import com.oracle.truffle.api.CallTarget;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;

/** Code of which each player has one, made when it is first needed. Thread-safe; who finds it made does not wait. */
final class PlayerCode {
    private final Object lock;
    private final IntFunction<CallTarget> maker;
    private final AtomicReferenceArray<CallTarget> made;

    /**
     * No code yet.
     *
     * @param lock held while code is made
     * @param players how many there are
     * @param maker makes the code of a player (from 1)
     */
    PlayerCode(Object lock, int players, IntFunction<CallTarget> maker) {
        this.lock = lock;
        this.maker = maker;
        made = new AtomicReferenceArray<>(players + 1);
    }

    /** The code of a player (from 1). */
    CallTarget of(int player) {
        var known = made.get(player);
        return known == null ? make(player) : known;
    }

    private CallTarget make(int player) {
        synchronized (lock) {
            if (made.get(player) == null) {
                made.set(player, maker.apply(player));
            }
            return made.get(player);
        }
    }
}

package org.senet.translator;

import com.oracle.truffle.api.CallTarget;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;

/**
 * Code of which there is one for each number, such as those of players, made when it is first needed. Thread-safe; who finds it made
 * does not wait.
 */
public final class LazyCode {
    private final Object lock;
    private final IntFunction<CallTarget> maker;
    private final AtomicReferenceArray<CallTarget> made;

    /**
     * No code yet.
     *
     * @param lock held while code is made
     * @param count how many there are
     * @param maker makes the code with a number (from 1)
     */
    public LazyCode(Object lock, int count, IntFunction<CallTarget> maker) {
        this.lock = lock;
        this.maker = maker;
        made = new AtomicReferenceArray<>(count + 1);
    }

    /** The code with a number (from 1). */
    public CallTarget of(int number) {
        var known = made.get(number);
        return known == null ? make(number) : known;
    }

    private CallTarget make(int number) {
        synchronized (lock) {
            if (made.get(number) == null) {
                made.set(number, maker.apply(number));
            }
            return made.get(number);
        }
    }
}

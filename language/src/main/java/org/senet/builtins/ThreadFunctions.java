package org.senet.builtins;

import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.interop.TruffleObject;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.locks.ReentrantLock;
import org.senet.data.Nil;

/** What is computed in other threads, and how threads wait for each other. */
final class ThreadFunctions {
    private ThreadFunctions() {}

    static void install(Library library) {
        futures(library);
        promises(library);
        volatiles(library);
    }

    private static void futures(Library library) {
        library.function(
                "future-call", 1, 1, """
            A future: what a function of no arguments returns, computed in a thread of its own; see future.
            (future? future-call) => false
            """, (context, a) -> new Future(context, () -> Callables.call(null, a[0])));
        library.small("future?", """
            Whether a value is a future.
            (future? 1) => false
            """, v -> v instanceof Future);
        library.one("future-cancel", """
            Ends the computation of a future if it is still under way; returns whether it was.
            (fn? future-cancel) => true
            """, v -> future(v).cancel());
        library.one("future-cancelled?", """
            Whether future-cancel has ended the computation of a future.
            (fn? future-cancelled?) => true
            """, v -> future(v).isCancelled());
        library.one("future-done?", """
            Whether a future has its value, has failed or was cancelled.
            (fn? future-done?) => true
            """, v -> future(v).isRealized());
    }

    private static void promises(Library library) {
        library.function("promise", 0, 0, """
            A value that is given later by deliver, or by calling the promise with it; deref waits for it.
            (let [p (promise)] (deliver p 5) @p) => 5
            (let [p (promise)] (p 5) @p) => 5
            """, (context, a) -> new Promise());
        library.two("deliver", """
            Gives a promise its value, and returns the promise; nil when it has one already.
            (let [p (promise)] (deliver p 1) (deliver p 2) @p) => 1
            """, (promise, value) -> {
            if (promise instanceof Promise p) {
                return p.apply(value);
            }
            throw new WrongArgument("a promise", promise);
        });
    }

    private static void volatiles(Library library) {
        library.one("volatile!", """
            A place for a value that one thread changes; cheaper than an atom. See vreset! and vswap!.
            @(volatile! 1) => 1
            """, Volatile::new);
        library.small("volatile?", """
            Whether a value was made by volatile!.
            (volatile? (volatile! 1)) => true
            """, v -> v instanceof Volatile);
        library.two("vreset!", """
            Gives a volatile another value, and returns that.
            (let [v (volatile! 1)] (vreset! v 2) @v) => 2
            """, (place, value) -> {
            if (place instanceof Volatile v) {
                v.set(value);
                return value;
            }
            throw new WrongArgument("a volatile", place);
        });
    }

    static void installNative(Library library) {
        var locks = new Locks();
        library.one("lock", """
            Waits until no other thread holds the lock of a value, and holds it; what locking is made of.
            (senet.native/unlock (senet.native/lock [1])) => nil
            """, locks::lock);
        library.one("unlock", """
            Lets go of what lock has returned.
            (senet.native/unlock (senet.native/lock [1])) => nil
            """, v -> {
            ((Lock) v).lock().unlock();
            return Nil.NIL;
        });
    }

    /** A lock as a value. */
    private record Lock(ReentrantLock lock) implements TruffleObject {}

    /** The locks of values; equal values have the same one. */
    private static final class Locks {
        private final Map<Object, ReentrantLock> locks = new WeakHashMap<>();

        Object lock(Object value) {
            ReentrantLock lock;
            synchronized (locks) {
                lock = locks.computeIfAbsent(value, v -> new ReentrantLock());
            }
            TruffleSafepoint.setBlockedThreadInterruptible(null, ReentrantLock::lockInterruptibly, lock);
            return new Lock(lock);
        }
    }

    private static Future future(Object value) {
        if (value instanceof Future future) {
            return future;
        }
        throw new WrongArgument("a future", value);
    }
}

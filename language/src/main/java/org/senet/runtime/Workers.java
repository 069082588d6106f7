package org.senet.runtime;

import com.oracle.truffle.api.ThreadLocalAction;
import com.oracle.truffle.api.TruffleLanguage;
import com.oracle.truffle.api.TruffleSafepoint;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.interop.ExceptionType;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.library.ExportLibrary;
import com.oracle.truffle.api.library.ExportMessage;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The threads that the programs of one context have started. Thread-safe. */
public final class Workers {
    /** Rules and deep searches need much stack; what is not used is not there. */
    private static final long STACK = 64L << 20;

    private final TruffleLanguage.Env env;
    private final Set<Thread> running = ConcurrentHashMap.newKeySet();
    private volatile boolean finishing;

    Workers(TruffleLanguage.Env env) {
        this.env = env;
    }

    /**
     * Starts a thread, in which dynamic variables have the values that they have here.
     *
     * @param work must deal with its errors itself
     * @throws UnsupportedOperationException when the embedder does not allow threads; the message is for users
     */
    public Thread start(SenetContext context, Runnable work) {
        if (!env.isCreateThreadAllowed()) {
            throw new UnsupportedOperationException(
                    "threads are not allowed here, so nothing can be done in the background");
        }
        var language = context.language();
        var bindings = language.threadState().bindings();
        var thread = env.newTruffleThreadBuilder(() -> {
                    language.threadState().setBindings(bindings);
                    try {
                        // Nobody can interrupt a thread that has not come to here.
                        if (!finishing) {
                            work.run();
                        }
                    } catch (Interrupted e) {
                        // It was to end.
                    }
                })
                .stackSize(STACK)
                .build();
        // A thread has not ended when its work has: until then the context must wait for it.
        running.removeIf(known -> known.getState() == Thread.State.TERMINATED);
        running.add(thread);
        // The interrupt may also come when the work is done already.
        var handler = thread.getUncaughtExceptionHandler();
        thread.setUncaughtExceptionHandler((t, e) -> {
            if (!(e instanceof Interrupted)) {
                handler.uncaughtException(t, e);
            }
        });
        thread.start();
        return thread;
    }

    /** Ends a thread at the next place where that is possible. */
    public void interrupt(Thread thread) {
        env.submitThreadLocal(new Thread[] {thread}, new ThreadLocalAction(true, false) {
            @Override
            protected void perform(Access access) {
                throw new Interrupted();
            }
        });
    }

    /** Ends all threads, and waits until they have ended. */
    void finish() {
        finishing = true;
        for (var thread : running) {
            interrupt(thread);
        }
        for (var thread : running) {
            TruffleSafepoint.setBlockedThreadInterruptible(null, Thread::join, thread);
        }
    }

    /** Ends a thread; programs cannot catch it. */
    @ExportLibrary(InteropLibrary.class)
    static final class Interrupted extends AbstractTruffleException {
        private static final long serialVersionUID = 1L;

        @ExportMessage
        ExceptionType getExceptionType() {
            return ExceptionType.INTERRUPT;
        }
    }
}

package org.senet.limits;

import com.oracle.truffle.api.CompilerDirectives.TruffleBoundary;
import com.oracle.truffle.api.Option;
import com.oracle.truffle.api.TruffleContext;
import com.oracle.truffle.api.instrumentation.ContextsListener;
import com.oracle.truffle.api.instrumentation.ThreadsActivationListener;
import com.oracle.truffle.api.instrumentation.TruffleInstrument;
import com.oracle.truffle.api.nodes.LanguageInfo;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.graalvm.options.OptionCategory;
import org.graalvm.options.OptionDescriptors;
import org.graalvm.options.OptionKey;
import org.graalvm.options.OptionStability;
import org.graalvm.polyglot.SandboxPolicy;
import org.jspecify.annotations.Nullable;

/**
 * Ends contexts that allocate too much. The JVM's counters of what each thread has allocated are read every few milliseconds, by
 * a thread that is there only while contexts have limits; so what runs without one costs nothing. Garbage counts, too: nobody but the
 * collector could tell what of it is still in use, and the collector does not know contexts.
 */
@TruffleInstrument.Registration(
        id = AllocationLimit.ID,
        name = "Senet limits",
        version = "0.1.0",
        sandbox = SandboxPolicy.CONSTRAINED,
        website = "https://github.com/senet-lang/senet")
public final class AllocationLimit extends TruffleInstrument {
    /** The instrument's id. */
    public static final String ID = "senet-limits";

    private static final long PERIOD_MILLIS = 5;

    /** The options that each context may have for itself. */
    @Option.Group(ID)
    static final class ContextOptions {
        /** How many bytes all threads of the context together may allocate in its life; 0 is no limit. */
        @Option(
                name = "allocation",
                help =
                        "How much a context may allocate in its whole life, garbage included, such as 512MB. After that it is closed.",
                usageSyntax = "<size>",
                category = OptionCategory.USER,
                stability = OptionStability.STABLE,
                sandbox = SandboxPolicy.CONSTRAINED)
        static final OptionKey<Long> ALLOCATION = new OptionKey<>(0L, ByteCount.TYPE);

        private ContextOptions() {}
    }

    private final Map<TruffleContext, Allowance> allowances = new ConcurrentHashMap<>();
    private @Nullable Thread watch;
    private boolean disposed;

    @Override
    protected OptionDescriptors getContextOptionDescriptors() {
        return new ContextOptionsOptionDescriptors();
    }

    @Override
    protected void onCreate(Env env) {
        var instrumenter = env.getInstrumenter();
        instrumenter.attachContextsListener(new Contexts(env), true);
        instrumenter.attachThreadsActivationListener(new Entries());
    }

    /** Notes that a context has a limit, and begins to watch if it is the first. */
    private synchronized void add(Env env, TruffleContext context, long limit) {
        allowances.put(context, new Allowance(context, limit));
        if (watch == null && !disposed) {
            watch = env.createSystemThread(this::watch);
            watch.setDaemon(true);
            watch.start();
        }
    }

    private void watch() {
        while (waitsOn()) {
            for (var allowance : allowances.values()) {
                if (allowance.isExceeded()) {
                    // Whatever takes its time to stop must not keep others from being watched.
                    Thread.ofVirtual().start(allowance::end);
                }
            }
        }
    }

    /** Whether there is still something to watch, after a while. */
    private synchronized boolean waitsOn() {
        try {
            if (!disposed && !allowances.isEmpty()) {
                wait(PERIOD_MILLIS);
            }
        } catch (InterruptedException e) {
            disposed = true;
        }
        if (disposed || allowances.isEmpty()) {
            watch = null;
            return false;
        }
        return true;
    }

    private synchronized void remove(TruffleContext context) {
        allowances.remove(context);
    }

    @Override
    protected void onDispose(Env env) {
        Thread last;
        synchronized (this) {
            disposed = true;
            last = watch;
            notifyAll();
        }
        boolean interrupted = false;
        while (last != null && last.isAlive()) {
            try {
                last.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private final class Entries implements ThreadsActivationListener {
        @Override
        @TruffleBoundary
        public void onEnterThread(TruffleContext context) {
            var allowance = allowances.get(context);
            if (allowance != null) {
                allowance.enter();
            }
        }

        @Override
        @TruffleBoundary
        public void onLeaveThread(TruffleContext context) {
            var allowance = allowances.get(context);
            if (allowance != null) {
                allowance.leave();
            }
        }
    }

    private final class Contexts implements ContextsListener {
        private final Env env;

        Contexts(Env env) {
            this.env = env;
        }

        @Override
        public void onContextCreated(TruffleContext context) {
            long limit = env.getOptions(context).get(ContextOptions.ALLOCATION);
            if (limit > 0) {
                add(env, context, limit);
            }
        }

        @Override
        public void onContextClosed(TruffleContext context) {
            remove(context);
        }

        @Override
        public void onLanguageContextCreated(TruffleContext context, LanguageInfo language) {}

        @Override
        public void onLanguageContextInitialized(TruffleContext context, LanguageInfo language) {}

        @Override
        public void onLanguageContextFinalized(TruffleContext context, LanguageInfo language) {}

        @Override
        public void onLanguageContextDisposed(TruffleContext context, LanguageInfo language) {}
    }
}

package org.senet.builtins;

import com.oracle.truffle.api.TruffleSafepoint;
import org.senet.data.MapEntry;
import org.senet.data.Nil;
import org.senet.data.Numbers;
import org.senet.data.PersistentMap;
import org.senet.errors.SenetException;
import org.senet.runtime.SenetContext;
import org.senet.runtime.SenetLanguage;

/** The world around a program: its end, the clock, and the variables of its environment. */
final class SystemFunctions {
    private static final int MAX_EXIT_CODE = 255;
    private static final long NANOS_PER_MILLISECOND = 1_000_000;

    private SystemFunctions() {}

    static void install(Library library) {
        library.function("exit", 0, 1, """
            Ends the program, with an exit code from 0 to 255; 0 unless it is given. Blocks around the call, such as
            finally, are not run.
            (fn? exit) => true
            """, (context, a) -> exit(context, a.length == 0 ? 0 : Arguments.integer(a[0])));
        library.function("nano-time", 0, 0, """
            A clock in nanoseconds, for differences.
            (<= (nano-time) (nano-time)) => true
            """, (context, a) -> System.nanoTime());
        library.function("current-time-millis", 0, 0, """
            The time in milliseconds since the beginning of 1970, in UTC.
            (< 1600000000000 (current-time-millis)) => true
            """, (context, a) -> System.currentTimeMillis());
        library.one("sleep", """
            Waits for a number of milliseconds.
            (sleep 1) => nil
            """, v -> {
            sleep(Numbers.toDouble(v));
            return Nil.NIL;
        });
        library.function("getenv", 0, 1, """
            The value of a variable of the environment, nil when there is none; without a name, a map of all. The host
            decides what a program sees of the environment.
            (getenv "NO_SUCH_VARIABLE") => nil
            (map? (getenv)) => true
            """, (context, a) -> {
            var environment = context.env().getEnvironment();
            if (a.length > 0) {
                return Arguments.orNil(environment.get(Arguments.string(a[0])));
            }
            var all = PersistentMap.EMPTY;
            for (var entry : environment.entrySet()) {
                all = all.conj(new MapEntry(entry.getKey(), entry.getValue()));
            }
            return all;
        });
    }

    private static Object exit(SenetContext context, long code) {
        if (code < 0 || code > MAX_EXIT_CODE) {
            throw new WrongArgument("an exit code from 0 to " + MAX_EXIT_CODE, code);
        }
        if (SenetLanguage.get(null).threadState().isInspecting()) {
            throw SenetException.runtime(
                    null,
                    "`exit` cannot be called from an expression of a debugger",
                    "let the program go on, or interrupt it with Ctrl-C");
        }
        context.flush();
        context.env().getContext().closeExited(null, (int) code);
        return Nil.NIL;
    }

    private static void sleep(double milliseconds) {
        if (!(milliseconds >= 0)) {
            throw new WrongArgument("a number of milliseconds", milliseconds);
        }
        long nanos = (long) (milliseconds * NANOS_PER_MILLISECOND);
        TruffleSafepoint.setBlockedThreadInterruptible(
                null, time -> Thread.sleep(time / NANOS_PER_MILLISECOND, (int) (time % NANOS_PER_MILLISECOND)), nanos);
    }
}

package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whatever a program does, it stops within a tenth of a second when its context is closed. What is compared is the time
 * that its thread has still computed, which does not depend on what else the machine does.
 */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class StoppingTest {
    private static final long MOST_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long BUSY_NANOS = TimeUnit.MILLISECONDS.toNanos(60);
    private static final int MOST_SLEEPS = 1_000;
    private static final int WAIT_MILLIS = 60_000;

    @SuppressWarnings("NullAway.Init")
    private static Engine engine;

    @BeforeAll
    static void open() {
        engine = Engine.newBuilder(Senet.LANGUAGE).build();
    }

    @AfterAll
    static void close() {
        engine.close();
    }

    private static Context context() {
        return Context.newBuilder(Senet.LANGUAGE)
                .engine(engine)
                .allowCreateThread(true)
                .out(OutputStream.nullOutputStream())
                .build();
    }

    /** A thread that runs an endless function. */
    private static final class Running extends Thread {
        private final Runnable program;
        private final AtomicReference<Throwable> end = new AtomicReference<>();
        private volatile long nanosAtEnd;

        Running(Runnable program) {
            this.program = program;
        }

        @Override
        public void run() {
            try {
                program.run();
            } catch (PolyglotException e) {
                nanosAtEnd = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                end.set(e);
            }
        }

        long nanos() {
            return ManagementFactory.getThreadMXBean().getThreadCpuTime(threadId());
        }

        /** Lets it get going: until it has computed for a while; one that waits for another thread never does. */
        void getGoing() throws InterruptedException {
            long start = nanos();
            for (int i = 0; i < MOST_SLEEPS && isAlive() && nanos() - start < BUSY_NANOS; i++) {
                Thread.sleep(1);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nil | (loop [i 0] (recur (inc i)))",
                "(senet.native/member (load-game \"chess\") \"start\") | (senet.native/invoke-member x \"perft\" 30)",
                "(senet.native/member (load-game \"chess\") \"start\") | (senet.native/invoke-member x \"playouts\" 1000000000 1 200)",
                "(senet.native/member (load-game \"russian-checkers\") \"start\") | (while true (senet.native/invoke-member x \"generate\"))",
                "nil | (count (all (let [a (any-of (range 1000)) b (any-of (range 1000)) c (any-of (range 1000))] (check (> c 1000)) b)))",
                "(reduce * (repeat 40000 123456789012345678901N)) | (while true (* x x))",
                "(reduce * (repeat 40000 123456789012345678901N)) | (while true (quot (* x x) (+ x 1)))",
                "(reduce * (repeat 10000 123456789012345678901N)) | (while true (/ x (inc (* 3 x))))",
                "(reduce * (repeat 40000 123456789012345678901N)) | (while true (str x))",
                "(apply str (repeat 500000 7)) | (while true (bigint x))",
                "(list 'quote (vec (range 300000))) | (while true (eval x))",
                "(cons 'do (repeat 30000 '(let [a 1] (+ a 2)))) | (while true (eval x))",
                "(list 'let (vec (mapcat (fn [i] [(symbol (str \"a\" i)) i]) (range 5000))) 1) | (while true (eval x))",
                "(eval '(defmacro m [n] (if (pos? n) (list 'do (list 'm (dec n)) (list 'm (dec n))) 1))) | (eval '(m 60))",
                "(eval '(defmacro m [] (cons 'do (iterate inc 1)))) | (eval '(m))",
                "(str \"[\" (apply str (repeat 300000 \"a [1 2] \")) \"]\") | (while true (read-string x))",
                "(str \"[\" (apply str (repeat 300000 \"[1,{\\\"a\\\":2}],\")) \"1]\") | (while true (senet.json/read-str x))",
                "(apply str (repeat 3000 \"ab\")) | (re-matches #\"(.*a){25}\" x)",
                "(apply str (repeat 60 \"x\")) | (while true (senet.string/split x #\"(x+x+)+y\"))",
                "nil | (prn (range))",
                "(vec (repeat 1000 (vec (repeat 1000 (vec (range 1000)))))) | (pr-str x)",
                "(shuffle (range 300000)) | (while true (sort x))",
                "(let [s (apply str (repeat 100000 \"abcdefgh\"))] (mapv (fn [i] (str s i)) (range 20))) | (while true (sort x))",
                "nil | (apply str (repeat \"abcdefgh\"))",
                "(apply str (repeat 1000000 \"a\")) | (while true (senet.string/last-index-of x (str (subs x 500000) \"b\")))",
                "(apply str (repeat 1000000 \"ab\")) | (while true (senet.string/replace x \"a\" \"cc\"))",
                "(mapv (fn [_] (reduce (fn [x _] [x x]) 1 (range 60))) [1 2]) | (= (x 0) (x 1))",
                "(mapv (fn [_] (reduce (fn [x _] [x x]) 1 (range 60))) [1 2]) | (compare (x 0) (x 1))",
                "(zipmap (range 100000) (range)) | (while true (= x (into {} x)))",
                "nil | @(future (while true (inc 1)))",
                "nil | (nth (cycle [1 2]) 10000000000000)",
                "(quote (board (name b) (dim \"a-z\") (dim \"1-400\"))) | (while true (eval x))",
            })
    void closingAContextStopsWhatItDoes(String prepared, String endless) throws InterruptedException {
        var context = context();
        context.eval(Senet.LANGUAGE, "(require 'senet.json 'senet.string)");
        var x = context.eval(Senet.LANGUAGE, prepared);
        var function = context.eval(Senet.LANGUAGE, "(fn [x] " + endless + ")");
        var running = new Running(() -> function.executeVoid(x));
        running.start();
        running.getGoing();
        long nanos = running.nanos();
        context.close(true);
        running.join(WAIT_MILLIS);
        assertThat(running.isAlive()).isFalse();
        assertThat(running.end.get()).isInstanceOfSatisfying(PolyglotException.class, e -> assertThat(e.isCancelled())
                .as(e.toString())
                .isTrue());
        assertThat(running.nanosAtEnd - nanos).isLessThan(MOST_NANOS);
    }

    /** What no one could wait for, or interrupt, is refused instead. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(bigint 1e1000000000M) | the number is too large: an integer has at most 5050445 digits",
                "(rationalize 1e-1000000000M) | the number is too large: an integer has at most 5050445 digits",
                "(loop [x 3.7M] (recur (* x x))) | the number is too large: a decimal has at most 20000 digits",
                "(+ 1e900000000M 1M) | the number is too large: a decimal has at most 20000 digits",
                "(with-precision 1000000 (/ 1M 3M)) | a decimal has at most 20000 digits",
                "(format \"%.2f\" 1e100000000M) | the number for `%.2f` has more than 20000 digits",
                "(loop [s \"abcdefgh\"] (recur (str s s))) | a text has at most 67108864 characters",
                "(re-pattern (apply str (repeat 100000 \"(ab)\"))) | the regular expression is too long",
            })
    void whatWouldTakeTooLongIsRefused(String program, String message) {
        try (var context = context()) {
            assertThatThrownBy(() -> context.eval(Senet.LANGUAGE, program))
                    .isInstanceOfSatisfying(PolyglotException.class, e -> assertThat(e.isGuestException())
                            .isTrue())
                    .hasMessageContaining(message);
        }
    }

    /** A number that is too large for every type of the host is handed over without being written out. */
    @Test
    void hugeExponentsReachTheHost() {
        try (var context = context()) {
            var value = context.eval(Senet.LANGUAGE, "1e1000000000M");
            assertThat(value.isNumber()).isTrue();
            assertThat(value.fitsInBigInteger()).isFalse();
            assertThat(value).hasToString("1E+1000000000M");
        }
    }
}

package org.senet.builtins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Errors of a host can be caught in programs, the end of a program cannot. */
class HostErrorsTest {
    private final Context context =
            Context.newBuilder("senet").allowAllAccess(true).build();

    private final ProxyExecutable failing = arguments -> {
        throw new IllegalStateException("from the host");
    };

    @AfterEach
    void close() {
        context.close(true);
    }

    private Value call(String function, Object argument) {
        return context.eval("senet", function).execute(argument);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "IllegalStateException",
                "java.lang.IllegalStateException",
                "RuntimeException",
                "Exception",
                ":default"
            })
    void areCaughtByTheNamesOfTheirClasses(String kind) {
        assertThat(call("(fn [f] (try (f) (catch " + kind + " e (ex-message e))))", failing)
                        .asString())
                .isEqualTo("from the host");
    }

    @Test
    void areCaughtWhereChoicesAreMade() {
        assertThat(call("(fn [f] (vec (all (try (f) (any 1 2) (catch IllegalStateException e (any 3 4))))))", failing)
                        .as(int[].class))
                .containsExactly(3, 4);
    }

    @Test
    void ofAnotherClassAreNotCaught() {
        assertThatThrownBy(() -> call("(fn [f] (try (f) (catch ArithmeticException e 1)))", failing))
                .isInstanceOfSatisfying(PolyglotException.class, e -> assertThat(e.isHostException())
                        .isTrue());
    }

    @Test
    @Timeout(60)
    void anInterruptIsNotCaught() throws InterruptedException {
        var running = new CountDownLatch(1);
        ProxyExecutable begun = arguments -> {
            running.countDown();
            return 0;
        };
        var interrupter = new Thread(() -> {
            try {
                running.await();
                context.interrupt(Duration.ZERO);
            } catch (InterruptedException | TimeoutException e) {
                throw new IllegalStateException(e);
            }
        });
        interrupter.start();

        assertThatThrownBy(() -> call("(fn [f] (while true (try (f) (while true) (catch :default e nil))))", begun))
                .isInstanceOfSatisfying(PolyglotException.class, e -> assertThat(e.isInterrupted())
                        .isTrue());
        interrupter.join();
    }
}

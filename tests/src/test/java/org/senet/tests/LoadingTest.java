package org.senet.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What it takes to load a game in an engine that has loaded it before, up to its first moves, in processor time. */
class LoadingTest {
    private static final long MOST_MILLIS = 500;
    private static final Engine ENGINE = Engine.create(Senet.LANGUAGE);

    static List<String> games() {
        return Senet.scripts().stream().filter(Senet::isGame).toList();
    }

    @AfterAll
    static void close() {
        ENGINE.close();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameIsLoadedInHalfASecond(String name) {
        load(name);

        assertThat(load(name)).isLessThan(MOST_MILLIS);
    }

    private static long load(String name) {
        var clock = ManagementFactory.getThreadMXBean();
        long begin = clock.getCurrentThreadCpuTime();
        try (var context = Context.newBuilder(Senet.LANGUAGE)
                .engine(ENGINE)
                .allowAllAccess(true)
                .out(OutputStream.nullOutputStream())
                .build()) {
            assertThat(Senet.game(context, name).start().moves()).isNotEmpty();
        }
        return TimeUnit.NANOSECONDS.toMillis(clock.getCurrentThreadCpuTime() - begin);
    }
}

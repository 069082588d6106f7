package org.senet.tests.randomrules;

import java.time.Duration;
import org.graalvm.polyglot.Engine;

/**
 * The engines that many games share, and what interrupts games that take too long. They are made anew now and then, for an engine
 * keeps code of the scripts that it has seen. Not thread-safe.
 */
final class Engines implements AutoCloseable {
    private static final int GAMES = 400;
    private static final Duration LIMIT = Duration.ofSeconds(Integer.getInteger("senet.random.seconds", 10));

    /** Whether the usual engine compiles all code before it runs; then the JVM must have the optimizing runtime. */
    private static final boolean COMPILES = Boolean.getBoolean("senet.random.compile");

    private final Watchdog watchdog = new Watchdog(LIMIT);
    private Engine usual = usualEngine();
    private Engine watched = watchedEngine();
    private int games;

    private static Engine usualEngine() {
        return COMPILES
                ? Engine.newBuilder()
                        .allowExperimentalOptions(true)
                        .option("engine.CompileImmediately", "true")
                        .option("engine.BackgroundCompilation", "false")
                        .option("engine.CompilationFailureAction", "Throw")
                        .build()
                : Engine.create();
    }

    private static Engine watchedEngine() {
        var builder = Engine.newBuilder().option("senet.watched", "true");
        return COMPILES
                ? builder.allowExperimentalOptions(true)
                        .option("engine.Compilation", "false")
                        .build()
                : builder.build();
    }

    /** To be called before each game. */
    void next() {
        games++;
        if (games % GAMES == 0) {
            usual.close(true);
            watched.close(true);
            usual = usualEngine();
            watched = watchedEngine();
        }
    }

    Engine usual() {
        return usual;
    }

    Engine watched() {
        return watched;
    }

    Watchdog watchdog() {
        return watchdog;
    }

    @Override
    public void close() {
        usual.close(true);
        watched.close(true);
        watchdog.close();
    }
}

package org.senet.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.Engine;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Measures every generator in every scenario, one after the other and each in a JVM of its own with this JVM's options,
 * and prints a table. The script {@code tests/benchmarks/run} builds, chooses the options and starts it.
 */
public final class Report {
    private static final String LOG_PREFIX = "jmh-";
    private static final String RESULT = "jmh.json";

    /** HotSpot needs no more for so little code. */
    private static final int YARDSTICK_WARMUP = 6;

    private final Path folder;
    private final int seconds;
    private final int warmup;
    private final List<RunResult> results = new ArrayList<>();
    private final List<Speed> speeds = new ArrayList<>();

    /**
     * @param folder where logs and results go
     * @param seconds how long each generator is measured
     * @param warmup how many seconds Senet runs before it is measured
     */
    private Report(Path folder, int seconds, int warmup) {
        this.folder = folder;
        this.seconds = seconds;
        this.warmup = warmup;
    }

    /**
     * Runs the benchmarks.
     *
     * @param arguments the folder for logs and results in JSON, the seconds that each generator is measured, the seconds
     *     that Senet runs before it is measured, and {@code compiled} or {@code interpreted}
     * @throws IOException when the folder cannot be written
     * @throws RunnerException when a benchmark fails
     */
    public static void main(String[] arguments) throws IOException, RunnerException {
        var report = new Report(Path.of(arguments[0]), Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
        if (arguments[3].equals("interpreted")) {
            report.run(List.of(Generator.YARDSTICK, Generator.SENET_PERFT));
        } else {
            requireCompiler();
            report.run(List.of(Generator.values()));
        }
    }

    private static void requireCompiler() {
        try (var engine = Engine.create()) {
            if (engine.getImplementationName().equals("Interpreted")) {
                throw new IllegalStateException("this JVM runs Truffle languages without compiling them");
            }
        }
    }

    private void run(List<Generator> generators) throws IOException, RunnerException {
        Files.createDirectories(folder);
        for (var scenario : Scenario.values()) {
            for (var generator : generators) {
                measure(scenario, generator);
            }
        }
        var json = folder.resolve(RESULT);
        ResultFormatFactory.getInstance(ResultFormatType.JSON, json.toString()).writeOut(results);
        System.out.println(SpeedTable.markdown(speeds));
        System.out.println(Runtime.version() + ", " + Runtime.getRuntime().availableProcessors()
                + " processors; details in `" + json + "`");
    }

    private void measure(Scenario scenario, Generator generator) throws RunnerException {
        var log = folder.resolve(LOG_PREFIX + scenario + "-" + generator + ".log");
        try {
            var result = new Runner(options(scenario, generator, log)).runSingle();
            var speed = Speed.of(scenario, generator, result);
            System.err.println(speed);
            results.add(result);
            speeds.add(speed);
        } catch (RunnerException e) {
            throw new RunnerException(
                    generator.title() + " failed in scenario " + scenario + "; JMH's log is `" + log + "`", e);
        }
    }

    private Options options(Scenario scenario, Generator generator, Path log) {
        return new OptionsBuilder()
                .include(generator.pattern())
                .param("scenario", scenario.name())
                .warmupIterations(generator == Generator.YARDSTICK ? YARDSTICK_WARMUP : warmup)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(seconds)
                .measurementTime(TimeValue.seconds(1))
                .shouldFailOnError(true)
                .output(log.toString())
                .build();
    }
}

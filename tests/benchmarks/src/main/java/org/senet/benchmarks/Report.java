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
    private static final String JMH_LOG = "jmh.log";
    private static final String JMH_RESULT = "jmh.json";

    private final Path folder;
    private final boolean quick;
    private final List<RunResult> results = new ArrayList<>();
    private final List<Speed> speeds = new ArrayList<>();

    private Report(Path folder, boolean quick) {
        this.folder = folder;
        this.quick = quick;
    }

    /**
     * Runs the benchmarks.
     *
     * @param arguments {@code --interpreter} leaves out what makes no sense without Truffle's compiler, {@code --quick}
     *     measures for a shorter time; the last one is the folder for the log and the results in JSON
     * @throws IOException when the folder cannot be written
     * @throws RunnerException when a benchmark fails
     */
    public static void main(String[] arguments) throws IOException, RunnerException {
        var options = List.of(arguments).subList(0, arguments.length - 1);
        var report = new Report(Path.of(arguments[arguments.length - 1]), options.contains("--quick"));
        if (options.contains("--interpreter")) {
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
        var json = folder.resolve(JMH_RESULT);
        ResultFormatFactory.getInstance(ResultFormatType.JSON, json.toString()).writeOut(results);
        System.out.println(SpeedTable.markdown(speeds));
        System.out.println(Runtime.version() + ", " + Runtime.getRuntime().availableProcessors()
                + " processors; details in `" + json + "`");
    }

    private void measure(Scenario scenario, Generator generator) throws RunnerException {
        var log = folder.resolve(JMH_LOG + "." + speeds.size());
        var result = new Runner(options(scenario, generator, log)).runSingle();
        var speed = Speed.of(scenario, generator, result);
        System.err.println(speed);
        results.add(result);
        speeds.add(speed);
    }

    private Options options(Scenario scenario, Generator generator, Path log) {
        var options = new OptionsBuilder()
                .include(generator.pattern())
                .param("scenario", scenario.name())
                .shouldFailOnError(true)
                .output(log.toString());
        if (quick) {
            options.warmupIterations(4).measurementIterations(3).measurementTime(TimeValue.seconds(1));
        }
        return options.build();
    }
}

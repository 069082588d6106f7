package org.senet.launcher;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Calls of the {@code spark-submit} of the user's Spark. */
final class SparkSubmit {
    private static final int PATIENCE_MILLIS = 5000;
    private static final String MAIN = "org.senet.cluster.spark.SparkMain";

    private final ClusterOptions options;
    private final Path sparkHome;
    private final WorkerImage image;

    private SparkSubmit(ClusterOptions options, Path sparkHome, WorkerImage image) {
        this.options = options;
        this.sparkHome = sparkHome;
        this.image = image;
    }

    /**
     * Finds what is needed.
     *
     * @throws LauncherException when something is missing, or the master does not answer
     */
    static SparkSubmit of(ClusterOptions options) {
        var home = System.getenv("SPARK_HOME");
        if (home == null || home.isEmpty()) {
            throw LauncherException.usage(
                    "`--cluster` needs Apache Spark 4, and SPARK_HOME is not set",
                    "set it to the folder of Spark, in which is `bin/spark-submit`; docs/cluster.md begins with nothing");
        }
        var submit = Path.of(home, "bin", "spark-submit");
        if (!Files.isExecutable(submit)) {
            throw LauncherException.usage("SPARK_HOME is `" + home + "`, and there is no `bin/spark-submit`");
        }
        if (!Files.isRegularFile(adapter())) {
            throw LauncherException.usage("`" + adapter() + "` is missing", "`mvn -Pspark package` builds it");
        }
        WorkerImage image;
        if (options.image() != null) {
            image = WorkerImage.at(options.image());
        } else {
            image = options.interprets() ? WorkerImage.interpreting() : WorkerImage.own();
        }
        if (!options.prints()) {
            knock(options.master());
        }
        return new SparkSubmit(options, Path.of(home), image);
    }

    private static Path adapter() {
        return WorkerImage.home().resolve("spark/senet-cluster-spark.jar");
    }

    /** Spark itself tries for a minute, and tells then what nobody understands. */
    private static void knock(String master) {
        if (!master.startsWith("spark://")) {
            return;
        }
        var failures = new ArrayList<String>();
        for (var address : master.substring("spark://".length()).split(",")) {
            int colon = address.lastIndexOf(':');
            try (var socket = new Socket()) {
                int port = (int) Arguments.wholeNumber("the port", address.substring(colon + 1), 1, 65535);
                socket.connect(new InetSocketAddress(address.substring(0, colon), port), PATIENCE_MILLIS);
                return;
            } catch (IOException e) {
                failures.add(String.valueOf(e.getMessage()));
            }
        }
        throw LauncherException.failure("the master `" + master + "` does not answer: " + String.join(", ", failures));
    }

    /** The folder of the JDK in which the driver runs. */
    String driverJdk() {
        return options.isLocal() && !image.interprets() ? image.jdk() : System.getProperty("java.home");
    }

    /**
     * The words of the call.
     *
     * @param rulesOnly whether nearly all time is spent in rules
     * @param arguments of the driver's program
     */
    List<String> command(boolean rulesOnly, List<String> arguments) {
        var words = new ArrayList<>(
                List.of(sparkHome.resolve("bin/spark-submit").toString(), "--master", options.master()));
        words.addAll(List.of("--class", MAIN));
        // The driver only hands out and collects, unless it does all.
        words.addAll(List.of(
                "--driver-java-options",
                options.isLocal() ? image.options(rulesOnly, null) : "-XX:+UseSerialGC -XX:TieredStopAtLevel=1"));
        words.addAll(List.of("--driver-class-path", (options.isLocal() ? image : drivers()).classPath()));
        settings(rulesOnly).forEach((key, value) -> words.addAll(List.of("--conf", key + "=" + value)));
        words.add(adapter().toString());
        words.addAll(arguments);
        if (options.interprets()) {
            words.add("--allow-interpreted");
        }
        return words;
    }

    private static WorkerImage drivers() {
        return WorkerImage.interpreting();
    }

    private Map<String, String> settings(boolean rulesOnly) {
        var settings = new LinkedHashMap<String, String>();
        settings.put("spark.executor.extraJavaOptions", image.options(rulesOnly, null));
        settings.put("spark.executor.extraClassPath", image.classPath());
        settings.put("spark.task.maxFailures", "8");
        settings.put("spark.executor.memory", "2g");
        settings.put("spark.ui.enabled", "false");
        if (!image.jdk().isEmpty()) {
            settings.put("spark.executorEnv.JAVA_HOME", image.jdk());
        }
        if (options.executors() > 0) {
            settings.put("spark.executor.instances", Integer.toString(options.executors()));
        }
        settings.putAll(options.settings());
        if (options.executors() > 0 && options.master().startsWith("spark://")) {
            // A master of its own counts cores, not executors.
            settings.putIfAbsent("spark.executor.cores", "1");
            var cores = Arguments.wholeNumber(
                    "`spark.executor.cores`", settings.get("spark.executor.cores"), 1, Integer.MAX_VALUE);
            settings.putIfAbsent("spark.cores.max", Long.toString(cores * options.executors()));
        }
        return settings;
    }
}

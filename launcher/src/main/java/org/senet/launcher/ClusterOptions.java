package org.senet.launcher;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a command line says of a cluster.
 *
 * @param master such as {@code spark://HOST:7077}, {@code k8s://...}, {@code yarn} or {@code local[2]}
 * @param executors how many are wanted; 0 for as many as there are
 * @param checkpoint where the job and its journal are kept; null to keep nothing
 * @param image where workers have what they need; null for this installation
 * @param interprets whether workers may do without the compiler
 * @param prints whether only the call of {@code spark-submit} is printed
 * @param settings of Spark
 */
record ClusterOptions(
        String master,
        int executors,
        @Nullable Path checkpoint,
        @Nullable String image,
        boolean interprets,
        boolean prints,
        Map<String, String> settings) {
    private static final String CLUSTER = "--cluster";
    private static final int MOST_EXECUTORS = 100_000;
    private static final List<Option> OPTIONS = List.of(
            Option.of(
                    CLUSTER,
                    "MASTER",
                    "work on Apache Spark: `spark://HOST:7077`, `k8s://...`, `yarn` or `local[N]`; see docs/cluster.md"),
            Option.of("--executors", "N", "with --cluster, how many processes work"),
            Option.of(
                    "--checkpoint",
                    "DIR",
                    "with --cluster, keep the results in DIR; the same command goes on with them"),
            Option.of("--image", "DIR", "with --cluster, where workers have what `cluster-image` has made"),
            Option.flag("--allow-interpreted", "with --cluster, work also where rules cannot be compiled"),
            Option.flag("--print-submit", "with --cluster, print the call of `spark-submit` instead"),
            Option.many("--cluster-conf", "KEY=VALUE", "with --cluster, a setting of Spark (repeatable)"));

    /** The options of commands whose work clusters do, and others. */
    static List<Option> among(List<Option> others) {
        return Stream.concat(others.stream(), OPTIONS.stream()).toList();
    }

    /** Whether the command line asks for a cluster. */
    static boolean isWanted(Arguments arguments) {
        for (var option : OPTIONS) {
            if (arguments.has(option.name()) && !arguments.has(CLUSTER)) {
                throw LauncherException.usage("`" + option.name() + "` belongs to `--cluster`");
            }
        }
        return arguments.has(CLUSTER);
    }

    static ClusterOptions of(Arguments arguments) {
        var master = arguments.text(CLUSTER).orElseThrow();
        if (!master.matches("spark://.+:\\d+(,.+)*|k8s://.+|yarn|local(\\[(\\d+|\\*)])?")) {
            throw LauncherException.usage(
                    "`" + master + "` is no master of Spark",
                    "masters are `spark://HOST:7077`, `k8s://URL`, `yarn` and `local[N]`");
        }
        var settings = new LinkedHashMap<String, String>();
        for (var text : arguments.texts("--cluster-conf")) {
            var setting = Arguments.pair("--cluster-conf", text);
            settings.put(setting.getKey(), setting.getValue());
        }
        var prints = arguments.has("--print-submit");
        if (prints && !arguments.has("--checkpoint")) {
            throw LauncherException.usage(
                    "`--print-submit` needs `--checkpoint DIR`", "the job and its journal are kept there");
        }
        return new ClusterOptions(
                master,
                (int) arguments.number("--executors", 1, MOST_EXECUTORS, 0),
                arguments.text("--checkpoint").map(Path::of).orElse(null),
                arguments.text("--image").orElse(null),
                arguments.has("--allow-interpreted"),
                prints,
                settings);
    }

    /** Whether all is done in the driver's process. */
    boolean isLocal() {
        return master.startsWith("local");
    }
}

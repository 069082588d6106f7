package org.senet.cluster.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Spark accepts the calls that {@code --print-submit} prints for clusters which tests cannot start. */
class SubmitTest {
    /** A word of the printed line, with or without quotation marks. */
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    @TempDir
    private static Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource({
        "k8s, k8s://https://cluster.example:6443, spark.kubernetes.container.image=registry.example/senet:1, /opt/senet-cluster",
        "yarn, yarn, spark.yarn.dist.archives=build/senet-cluster.tar.gz#image, ./image/senet-cluster"
    })
    void sparkUnderstandsTheCall(String name, String master, String setting, String image)
            throws IOException, InterruptedException {
        assumeTrue(LocalCluster.isSparkThere());
        var checkpoint = folder.resolve(name);
        var printed = Command.start(
                        folder,
                        "perft tic-tac-toe 4 --print-submit --executors 3 --checkpoint " + checkpoint + " --cluster "
                                + master + " --image " + image + " --cluster-conf " + setting,
                        Map.of())
                .end();
        assertThat(printed.exitCode()).as(printed.err()).isZero();
        var words = words(printed.out());
        assertThat(words.getFirst()).endsWith("/bin/spark-submit");
        // Spark refuses YARN without it.
        var environment = Map.of("HADOOP_CONF_DIR", folder.toString());
        var read = LocalCluster.java(folder, ReadSubmit.class, words.subList(1, words.size()), environment);
        assertThat(read.exitCode()).as(read.err()).isZero();
        assertThat(read.out())
                .containsPattern("master +" + Pattern.quote(master) + "\n")
                .containsPattern("numExecutors +3\n")
                .containsPattern("mainClass +org.senet.cluster.spark.SparkMain\n")
                .containsPattern("primaryResource +file:.*senet-cluster-spark.jar\n")
                .containsPattern("childArgs +\\[.*job.json .*journal\\]\n");
        var property = setting.split("=", 2);
        assertThat(read.out())
                .contains("(" + property[0] + "," + property[1] + ")")
                .contains("(spark.executorEnv.JAVA_HOME," + image + "/jdk)")
                .contains("(spark.executor.extraClassPath," + image + "/lib/senet-cluster.jar:");
        assertThat(Files.exists(checkpoint.resolve("job.json"))).isTrue();
    }

    private static List<String> words(String line) {
        var words = new ArrayList<String>();
        for (var matcher = WORD.matcher(line); matcher.find(); ) {
            words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
        }
        return words;
    }
}
